// `npm test`: the parts that every change must pass, the fastest first. The run ends after the first part that fails.
// `npm run test:all`: the sweeps that `npm test` leaves out, and the three engines. Neither changes a tracked file.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureBuilds} from './builds';
import {check} from './check';
import {runWithHelp} from './checks/commands';
import {readArguments} from '../lib/command/arguments';
import {run} from '../lib/command/run';

const USAGE = `Usage: npm test -- [options]
  --busy <n>  with n processes beside the tests that compute all the time
  --sweeps    the tests that npm test leaves out; npm run test:all is the same`;

interface Counts {
  passed: number;
  failed: number;
}

interface Part {
  title: string;
  test: () => Promise<Counts>;
}

const REPORTS = '.cache/reports';

/** Tag of tests that visit every page, build many sites or use random input. */
const SWEEP = '@sweep';

/** The report of a test runner; undefined if the runner failed before writing it. */
function report(name: string): unknown {
  const path = `${REPORTS}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
}

/** Counts a command as one check, by its exit code. */
async function command(line: string): Promise<Counts> {
  const {code} = await run(line, {live: true});
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** Builds the sites of the browser tests; each site counts as one test. */
async function builds(): Promise<Counts> {
  try {
    await ensureBuilds();
    return {passed: 2, failed: 0};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return {passed: 0, failed: 1};
  }
}

/** Adds a failure if the command failed although its report has none. */
const withExitCode = (code: number, counts: Counts): Counts =>
  code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;

async function unit(): Promise<Counts> {
  const {code} = await run(
    `vitest run --reporter=default --reporter=json --outputFile=${REPORTS}/unit.json`,
    {live: true},
  );
  const {numPassedTests = 0, numFailedTests = 0} =
    (report('unit') as {numPassedTests: number; numFailedTests: number} | undefined) ?? {};
  return withExitCode(code, {passed: numPassedTests, failed: numFailedTests});
}

/** @param name the script in this folder, after which the report is named */
async function endToEnd(name: 'e2e' | 'engines', options = ''): Promise<Counts> {
  const {code} = await run(`tsx scripts/${name}.ts ${options}`, {
    live: true,
    env: {PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/${name}.json`},
  });
  const stats = (report(name) as {stats: {expected: number; unexpected: number; flaky: number}} | undefined)
    ?.stats;
  const {expected = 0, unexpected = 0, flaky = 0} = stats ?? {};
  if (flaky > 0) console.log(`${flaky} tests passed only when retried: see the report above.`);
  return withExitCode(code, {passed: expected + flaky, failed: unexpected});
}

/** Awaits tests beside busy processes, as on a machine with other work. */
async function besideBusyProcesses<T>(count: number, test: () => Promise<T>): Promise<T> {
  // They also end when this process is killed, because their parent changes then.
  const code = 'const parent = process.ppid; while (process.ppid === parent);';
  const processes = Array.from({length: count}, () =>
    spawn(process.execPath, ['-e', code], {stdio: 'ignore'}),
  );
  try {
    return await test();
  } finally {
    for (const each of processes) each.kill();
  }
}

const browserTests = () => endToEnd('e2e', `--grep-invert ${SWEEP}`);

const parts: Part[] = [
  {title: 'Types and checks', test: check},
  {title: 'Unit tests', test: unit},
  {title: 'Production builds', test: builds},
  {title: 'Size budgets', test: () => command('tsx scripts/size/index.ts')},
  {title: 'Browser tests', test: browserTests},
];

const sweeps: Part[] = [
  {title: 'Commands of the documents', test: runWithHelp},
  {title: 'Relevance of the search', test: () => command('tsx scripts/bench/search')},
  {title: 'Sweeps in the browser', test: () => endToEnd('e2e', `--grep ${SWEEP}`)},
  {title: 'Chromium, Firefox and WebKit', test: () => endToEnd('engines')},
  {title: 'Unit tests on a busy machine', test: () => besideBusyProcesses(6, unit)},
  {title: 'Browser tests on a busy machine', test: () => besideBusyProcesses(6, browserTests)},
];

/** @returns how many tests failed */
async function runParts(selected: readonly Part[]): Promise<number> {
  const start = Date.now();
  const total = {passed: 0, failed: 0};
  for (const [index, {title, test}] of selected.entries()) {
    const partStart = Date.now();
    const name = `[${index + 1}/${selected.length}] ${title}`;
    console.log(`\n${name}`);
    const {passed, failed} = await test();
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - partStart) / 1000);
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
    if (failed > 0) break;
  }
  console.log(`\n${Math.round((Date.now() - start) / 1000)} s in total`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed;
}

async function main(): Promise<void> {
  const {values} = readArguments(USAGE, {
    options: {busy: {type: 'string', default: '0'}, sweeps: {type: 'boolean', default: false}},
  });
  if (!/^\d+$/.test(values.busy))
    throw new Error(`--busy needs a number of processes, not "${values.busy}".`);
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const failed = await besideBusyProcesses(Number(values.busy), () =>
    runParts(values.sweeps ? sweeps : parts),
  );
  process.exit(failed > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
