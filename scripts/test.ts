// `npm test`: everything that must hold. One part after the other, because the machine has two cores and the
// later parts need what the earlier ones built. Ends with one line of counts.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureBrowser} from './browser';
import {check} from './check';
import {run} from './run';

interface Counts {
  passed: number;
  failed: number;
}

const REPORTS = '.cache/reports';

/** What a test runner left behind; nothing when it did not get that far, which its exit code tells. */
function report<T>(name: string): T | undefined {
  const path = `${REPORTS}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
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
  const {numPassedTests = 0, numFailedTests = 0} =
    report<{numPassedTests: number; numFailedTests: number}>('unit') ?? {};
  return counted(code, {passed: numPassedTests, failed: numFailedTests});
}

async function endToEnd(): Promise<Counts> {
  const {code} = await run('npm run --silent test:e2e', {
    live: true,
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json`},
  });
  const {
    expected = 0,
    flaky = 0,
    unexpected = 0,
  } = report<{stats: {expected: number; unexpected: number; flaky: number}}>('e2e')?.stats ?? {};
  return counted(code, {passed: expected + flaky, failed: unexpected});
}

/**
 * Proves what has changed since its receipt; with the receipts checked above, the others are as they were proven.
 * `npm run prove -- --all`, nightly on CI, takes nine and a half minutes on two cores. Some pages look at their work in a browser.
 */
async function proof(): Promise<Counts> {
  await ensureBrowser();
  return single('npm run --silent prove');
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
