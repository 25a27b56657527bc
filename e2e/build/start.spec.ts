// The README's first command, as a new contributor runs it. It runs in a copy of the project, so that no tracked file
// changes, even when the test is killed.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {endGroup, endGroupsWithThisProcess, spawnGroup} from '@cedra-docs/proof';
import {copyProject, linkPackages} from './projectCopy';
import {expectResults, openSearch} from '../_helpers/search';
import {startPort} from '../_helpers/sites';
import {expect, isSameDocument, markDocument, open, painted, test as base} from '../_helpers/test';

/** The copy. */
const FOLDER = '.cache/e2e/start';
const SITE = `http://localhost:${startPort}`;
/** The longest page. */
const ROUTE = '/guides/dex/first-trading-pair';
const PAGE = `docs${ROUTE}.mdx`;
/** Until the browser shows a change, on a busy machine. */
const RECOMPILED = {timeout: 120_000};
/** A component of the copy alone. */
const COMPONENT = 'src/components/Edited/index.tsx';

/** The command for a new clone in README.md. */
const [, COMMAND = ''] = /^npm ci && (npm start)\b/m.exec(readFileSync('README.md', 'utf8')) ?? [];

/** Makes the copy, without the bundler's cache of an earlier run, as in a new clone. */
function makeCopy(): void {
  rmSync(FOLDER, {recursive: true, force: true});
  copyProject(FOLDER);
  linkPackages(FOLDER);
  mkdirSync(path.join(FOLDER, path.dirname(COMPONENT)));
  writeFileSync(
    path.join(FOLDER, COMPONENT),
    'export default function Edited() {\n  return <p>Before the edit</p>;\n}\n',
  );
}

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const target = path.join(FOLDER, file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

const test = base.extend<{serverOutput: () => string}>({
  /** Starts the development server, and ends it with its children. */
  serverOutput: [
    // Playwright requires the pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      endGroupsWithThisProcess();
      makeCopy();
      const server = spawnGroup('sh', ['-c', `${COMMAND} -- --port ${startPort} --no-open`], {cwd: FOLDER});
      let output = '';
      server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await use(() => stripVTControlCharacters(output));
      await endGroup(server.pid);
    },
    {timeout: 60_000},
  ],
});

test('S10.start: npm start serves the site and the gallery, and shows changes without a reload', async ({
  page,
  serverOutput,
  watch,
}) => {
  // The server compiles the whole site first, beside other tests: minutes on a busy machine, half of one alone.
  test.setTimeout(900_000);
  await expect.poll(serverOutput, {timeout: 600_000}).toMatch(/compiled|\[ERROR\]|npm error/i);
  expect(serverOutput()).toContain('compiled successfully');

  const overlay = page.locator('#webpack-dev-server-client-overlay');
  for (const route of ['/gallery', '/', ROUTE]) {
    await open(page, SITE + route);
    await expect(page.locator('[data-grade]:visible').first()).toBeVisible();
    await expect(overlay).toHaveCount(0);
  }

  await openSearch(page);
  await page.keyboard.type('faucet');
  // The server makes the index for the first search.
  await expectResults(page, 'faucet', RECOMPILED);
  await page.keyboard.press('Escape');

  await markDocument(page);
  edit(PAGE, (text) => `${text}\n<Edited />\n`);
  await expect(page.getByText('Before the edit')).toBeVisible(RECOMPILED);
  edit(COMPONENT, (text) => text.replace('Before', 'After'));
  await expect(page.getByText('After the edit')).toBeVisible(RECOMPILED);
  expect(await isSameDocument(page)).toBe(true);
  await expect(overlay).toHaveCount(0);
  expect(serverOutput()).not.toMatch(/warn|error/i);

  // A page that is broken names the line, and the message goes when the page is repaired.
  watch.expectProblem(/MDX compilation failed|Errors while compiling/);
  const frame = page.frameLocator('#webpack-dev-server-client-overlay');
  for (const [broken, message] of [
    ['<br>', /Expected a closing tag for `<br>`/],
    ['Replace {name} now.', /\{name\} cannot be rendered: name is not defined; put the text in backticks/],
    ["import Gone from './_gone.mdx';\n\n<Gone />", /_gone\.mdx/],
  ] as const) {
    edit(PAGE, (text) => `${text}\n${broken}\n`);
    await expect(frame.getByText(message).first()).toBeVisible(RECOMPILED);
    edit(PAGE, (text) => text.replace(`\n${broken}\n`, ''));
    await expect(overlay, broken).toHaveCount(0, RECOMPILED);
    await expect(page.getByText('After the edit')).toBeVisible();
    await painted(page);
    await expect(overlay, broken).toHaveCount(0);
  }
  // The page would report that the server ends.
  await page.goto('about:blank');
});
