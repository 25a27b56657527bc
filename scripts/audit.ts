// `npm run audit`: known holes, of level high and above, in what ships or builds what ships. Needs a registry that
// answers audits; CI asks every night, since holes become known without a change of ours.
import {spawnSync} from 'node:child_process';
import {auditProblems, exceptions, type Report} from './packages/audit';

const {stdout, error} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {encoding: 'utf8'});
if (error) throw error;
try {
  const problems = auditProblems(JSON.parse(stdout) as Report, new Date().toISOString().slice(0, 10));
  console.log(problems.join('\n') || `No known hole; ${exceptions.length} exceptions.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
