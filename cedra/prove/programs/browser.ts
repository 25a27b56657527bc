// Runs the programs of the built pages as a reader does: by their buttons, in a browser, against the run's localnet.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';

import {type Browser, chromium, errors, type Locator, type Page as Tab} from '@playwright/test';
import sirv from 'sirv';

import type {Block, Page} from '@cedra-docs/proof/build';
import {blockFailure, compareOutput, type Failure, type Outcome, type PageOutcome} from '@cedra-docs/proof';
import {browserArguments, ensureBrowser} from '../../../lib/browser';
import {root} from '../../../lib/repository';
import type {PageProgram} from '../../programs/programs';
import type {CedraServices} from '../environment';
import {provablePrograms} from './receipts';

const build = join(root, 'build');

/** In milliseconds; longer than the limit of the page. */
const LONGEST_RUN = 75_000;

/**
 * Why the built site is missing or outdated for these pages; undefined when it is not.
 * @param builtAt time of the build in milliseconds; undefined without a build
 */
export function buildProblem(
  pages: readonly Page[],
  builtAt = existsSync(join(build, 'index.html')) ? statSync(join(build, 'index.html')).mtimeMs : undefined,
): string | undefined {
  if (builtAt === undefined) return 'build/ has no site. Run `npm run build` first.';
  const files = new Set(pages.flatMap(({file, blocks}) => [file, ...blocks.map((block) => block.file)]));
  const newer = [...files].find((file) => statSync(resolve(root, file)).mtimeMs > builtAt);
  return newer && `The site in build/ is older than ${newer}. Run \`npm run build\` first.`;
}

/** Runs the programs of pages in sequence, because most need the faucet, which serves one at a time. */
export async function runInBrowser(
  pages: readonly Page[],
  {tools: {redirect}, folder}: CedraServices,
  done: (page: Page, outcome: PageOutcome) => void,
): Promise<PageOutcome[]> {
  const site = await serveBuild();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
    proxy: {server: redirect.address, bypass: '<-loopback>'},
  });
  try {
    const outcomes: PageOutcome[] = [];
    for (const page of pages) {
      const outcome = await runPage(page, {browser, site: site.address, folder});
      outcomes.push(outcome);
      done(page, outcome);
    }
    return outcomes;
  } finally {
    await browser.close();
    site.stop();
  }
}

async function serveBuild(): Promise<{address: string; stop: () => void}> {
  const server = createServer(sirv(build, {extensions: ['html']}));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface BrowserSurroundings {
  browser: Browser;
  site: string;
  /** A folder in which commands may run. */
  folder: string;
}

async function runPage(page: Page, {browser, site, folder}: BrowserSurroundings): Promise<PageOutcome> {
  const start = performance.now();
  const tab = await browser.newPage();
  // Selects the network and its tabs.
  await tab.addInitScript(() => localStorage.setItem('docusaurus.tab.network', 'localnet'));
  const path = page.file.replace(/^docs\/|(\/index)?\.mdx?$/g, '');
  await tab.goto(`${site}/${path}`);
  await tab.locator('html[data-has-hydrated="true"]').waitFor();
  const outcomes: Outcome[] = [];
  for (const program of provablePrograms(page)) {
    const {block} = program;
    const failures = await runProgram(tab, program, folder).catch((error: unknown) => [
      blockFailure(block, 'the program could not be run in the browser', {got: String(error)}),
    ]);
    outcomes.push({block, level: 'ran', failures});
  }
  await tab.context().close();
  return {file: page.file, outcomes, failures: [], seconds: (performance.now() - start) / 1000};
}

/** The state of the page after a program has ended. */
interface Ending {
  /** The sentence below the output. */
  state: string;
  lines: readonly PrintedLine[];
}

interface PrintedLine {
  level: string;
  text: string;
}

async function runProgram(tab: Tab, program: PageProgram, folder: string): Promise<Failure[]> {
  await unfold(tab, program.block);
  const place = await blockOf(tab, program.block);
  if (!place) {
    const hint = 'Run `npm run build`. If that does not help, the block cannot be identified on the page.';
    return [blockFailure(program.block, 'the built page has no such block with Run or Try', {hint})];
  }
  await place.getByRole('button', {name: opener}).click();
  const runner = place.getByRole('region', {name: /^Run /});
  const runButton = runner.getByRole('button', {name: 'Run', exact: true});
  await runButton.waitFor();
  await fundAccount(runner);
  await runButton.click();
  const state = runner
    .getByRole('status')
    .first()
    .filter({hasText: /\S/, hasNotText: /^Running on/});
  await state.waitFor({timeout: LONGEST_RUN});
  const ending: Ending = {
    state: await state.innerText(),
    lines: await runner
      .getByRole('log')
      .locator('span')
      .evaluateAll((all) =>
        all.map((each) => ({level: each.dataset.level ?? 'log', text: each.textContent})),
      ),
  };
  await place.getByRole('button', {name: opener}).click();
  return judgeRun(program, ending, folder);
}

/** The name of the button that opens and closes a program. */
const opener = /^(Run|Try|Close) /;

/** Opens the folded parts around a block, as a reader does. */
async function unfold(tab: Tab, {code}: Block): Promise<void> {
  await tab.locator('article pre').evaluateAll((all, text) => {
    for (const each of all.filter(({textContent}) => textContent === text)) {
      let folded = each.closest('details:not([open])');
      for (; folded; folded = folded.parentElement?.closest('details:not([open])') ?? null)
        folded.querySelector('summary')?.click();
      const panel = each.closest('[role="tabpanel"][hidden]');
      if (panel?.parentElement) {
        const at = Array.from(panel.parentElement.children).indexOf(panel);
        const tabs = panel
          .closest('.tabs-container')
          ?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
        tabs?.[at]?.click();
      }
    }
  }, code);
}

/** The block on the built page that shows exactly this code and has a button to run it. */
async function blockOf(tab: Tab, {code}: Block): Promise<Locator | undefined> {
  const blocks = tab.locator('.theme-code-block', {has: tab.getByRole('button', {name: opener})});
  // Buttons in a part that was just opened have a role once the part is laid out. A block that is missing has none.
  await blocks
    .filter({hasText: code})
    .first()
    .waitFor()
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  // An open program has more elements of this kind below its code.
  const texts = await blocks.evaluateAll((all) => all.map((each) => each.querySelector('pre')?.textContent));
  const at = texts.indexOf(code);
  return at < 0 ? undefined : blocks.nth(at);
}

/** Creates and funds the trial account if the program needs it and the page has none yet. */
async function fundAccount(runner: Locator): Promise<void> {
  const button = runner.locator('details[open]').getByRole('button', {name: /^Create an account/});
  // The account box opens automatically for a program that needs it.
  if ((await button.count()) === 0) return;
  await button.click();
  await runner.getByText(/^Funded with/).waitFor();
}

/** Checks that a program ended without an error and printed what the page shows. */
export function judgeRun(program: PageProgram, {state, lines}: Ending, folder: string): Failure[] {
  const {block, output, request} = program;
  const textOf = (isWanted: (line: PrintedLine) => boolean): string =>
    lines
      .filter(isWanted)
      .map(({text}) => text)
      .join('');
  const both = textOf(() => true);
  const ran = request ?? block.code;
  if (!state.startsWith('The program has ended.')) {
    const expected = output && {expected: output.code};
    return [
      blockFailure(block, 'the program failed in the browser', {ran, ...expected, got: `${both}\n${state}`}),
    ];
  }
  const printed = {
    both,
    stdout: textOf(({level}) => level === 'log'),
    stderr: textOf(({level}) => level !== 'log'),
  };
  if (request === undefined) return output ? compareOutput(output, printed, ran, new Map()) : [];
  const response = responseOf(both);
  // The CLI requests views in another encoding, for which the node words errors differently.
  const mustFail = output?.code.includes('"Error": "API error') === true;
  if (mustFail && response.status >= 400) return [];
  if (output)
    return compareOutput(forTrialAccount(program, output), replay(block, response, folder), ran, new Map());
  if (response.status < 300) return [];
  return [blockFailure(block, `the request returned status ${response.status}`, {ran, got: both})];
}

interface HttpResponse {
  status: number;
  body: string;
}

/** The response that the program of a request prints: status and time, headers, body. */
function responseOf(printed: string): HttpResponse {
  const lines = printed.trimEnd().split('\n');
  const body = lines.slice(1).findIndex((line) => !/^(x-cedra-|content-type)[\w-]*: /.test(line)) + 1;
  return {status: parseInt(printed, 10), body: body === 0 ? '' : lines.slice(body).join('\n')};
}

/** Runs the page's command with the response that the browser got, because the command may pass it to `jq`. */
function replay(
  {code}: Block,
  response: HttpResponse,
  folder: string,
): {both: string; stdout: string; stderr: string} {
  const functions = `curl() { printf %s "$CURL"; }\ncedra() { printf '%s\\n' "$CEDRA"; }`;
  const {stdout, stderr} = spawnSync('bash', ['--noprofile', '--norc', '-c', `${functions}\n${code}`], {
    cwd: folder,
    env: {...process.env, CURL: compact(response.body), CEDRA: asResult(response.body)},
    encoding: 'utf8',
  });
  return {both: `${stdout}${stderr}`, stdout, stderr};
}

/** JSON as the node sends it; other text as it is. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** What `cedra move view` prints for this response of a node. */
const asResult = (body: string): string =>
  body.startsWith('[') ? JSON.stringify({Result: JSON.parse(body) as unknown}, null, 2) : body;

/** Marks the numbers of the trial account as examples, because its history differs from the page's account. */
function forTrialAccount({request = ''}: PageProgram, output: Block): Block {
  if (!request.includes('./account.js')) return output;
  return {...output, code: output.code.replace(/(?<![\w‹])\d+(?![\w›])/g, '‹number›')};
}
