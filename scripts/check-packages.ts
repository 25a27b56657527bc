// Checks where packages come from and under which licences they may be passed on.
import {readFileSync} from 'node:fs';
import {licenceProblems, lockProblems, type Lock} from './packages/lock';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const problems = [...lockProblems(lock), ...licenceProblems(lock)];
if (problems.length > 0) {
  console.error(problems.map((problem) => `package-lock.json: ${problem}`).join('\n'));
  process.exit(1);
}
console.log(`${Object.keys(lock.packages).length - 1} packages in order.`);
