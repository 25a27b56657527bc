// `npm run drill -- latest|canary|<version>`: tries an upgrade of Docusaurus, with the newest React that it allows, in a
// copy of this project, and reports what breaks.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {readArguments} from '../lib/command/arguments';
import {copyProject} from '../lib/project-copy';
import {run, type CommandResult} from '../lib/command/run';

/** Browser tests of behaviour that depends on the framework. */
const SMOKE_TESTS = ['navigation', 'head-tags', 'search-embedded', 'colour-mode', 'crash'];

/** Maximum number of output lines printed for a failed step. */
const MAX_LINES = 40;

/** Milliseconds that an interrupted step has to end its own processes. */
const PATIENCE = 15_000;

interface PackageManifest {
  version: string;
  engines?: {node?: string};
  peerDependencies?: Record<string, string>;
}

interface DrillStep {
  name: string;
  command: string;
  /** When this step fails, the following steps are skipped. */
  isRequired?: boolean;
}

const steps: DrillStep[] = [
  {
    name: 'install',
    // Nobody has reviewed these releases.
    command: 'npm install --ignore-scripts --engine-strict --no-audit --no-fund',
    isRequired: true,
  },
  {name: 'types', command: 'npx tsc'},
  {name: 'unit tests', command: 'npx vitest run plugins src'},
  {name: 'build', command: 'npm run build', isRequired: true},
  {
    name: 'browser tests',
    command: `npm run test:e2e -- ${SMOKE_TESTS.map((name) => `e2e/${name}.spec.ts`).join(' ')}`,
  },
];

/**
 * Requests a Docusaurus release from the npm registry.
 * @param version a version or a dist-tag
 * @throws Error when the registry has no such version
 */
async function findRelease(version: string): Promise<PackageManifest> {
  const {code, output} = await run(
    `npm view @docusaurus/core@${version} version engines peerDependencies --json --loglevel=error`,
  );
  if (code !== 0) throw new Error(`The registry has no @docusaurus/core@${version}:\n${output}`);
  const found = JSON.parse(output) as PackageManifest | PackageManifest[];
  const release = [found].flat().at(-1);
  if (!release) throw new Error(`The registry has no @docusaurus/core@${version}.`);
  return release;
}

/** Writes the new versions to `package.json` and deletes the lock file. */
function upgrade(folder: string, {version, peerDependencies = {}}: PackageManifest): void {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const dependencies of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}]) {
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@docusaurus/')) dependencies[name] = version;
      else if (peerDependencies[name]) dependencies[name] = peerDependencies[name];
    }
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(path.join(folder, 'package-lock.json'));
}

/** The step that runs. */
let child: ChildProcess | undefined;

/** Runs a command of the copy in a process group of its own. */
export async function runIn(folder: string, command: string): Promise<CommandResult> {
  child = spawn(command, {cwd: folder, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return {code: code ?? 1, output};
}

/** When a signal interrupts the drill: ends its processes, removes the copy, and exits. */
export function cleanUpWhenInterrupted(folder: string): void {
  const cleanUp = async () => {
    if (child?.pid !== undefined && child.exitCode === null) {
      // Only after SIGINT, Playwright ends its servers, which have process groups of their own.
      process.kill(-child.pid, 'SIGINT');
      const hasEnded = await Promise.race([
        once(child, 'close').then(() => true),
        setTimeout(PATIENCE, false),
      ]);
      if (!hasEnded) process.kill(-child.pid, 'SIGKILL');
    }
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
    process.exit(130);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void cleanUp());
}

async function main(): Promise<void> {
  const {positionals} = readArguments('Usage: npm run drill -- [latest|canary|<version>]', {
    allowPositionals: true,
  });
  const [wanted = 'latest'] = positionals;
  const release = await findRelease(wanted);
  const folder = mkdtempSync(path.join(tmpdir(), 'cedra-docs-drill-'));
  console.log(`Docusaurus ${release.version} (Node.js ${release.engines?.node ?? 'any'}) in ${folder}`);
  cleanUpWhenInterrupted(folder);
  copyProject(folder);
  // The dates of pages come from the git history.
  cpSync('.git', path.join(folder, '.git'), {recursive: true});
  upgrade(folder, release);

  const failed: string[] = [];
  for (const {name, command, isRequired} of steps) {
    const start = Date.now();
    const {code, output} = await runIn(folder, command);
    console.log(
      `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${Math.round((Date.now() - start) / 1000)} s)`,
    );
    if (code === 0) continue;
    console.log(output.trimEnd().split('\n').slice(-MAX_LINES).join('\n').replace(/^/gm, '    '));
    failed.push(name);
    if (isRequired) break;
  }
  if (failed.length === 0) rmSync(folder, {recursive: true});
  else console.log(`The copy is in ${folder}; UPGRADING.md lists what depends on the framework.`);
  console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
