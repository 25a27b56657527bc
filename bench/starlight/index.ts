// `npm run bench:starlight`: what reading ten pages costs over the network, on our site and on a Starlight site with the
// same text. Needs `npm run build` first.
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {docRoutes} from '../../e2e/_helpers/routes';
import {browserArguments, findBrowser} from '../../scripts/browser';
import {run} from '../../scripts/run';
import {NEXT_LINK} from '../nextLink';
import {percentile} from '../percentile';
import {listen} from '../quiet';
import {withServer} from '../server';

const PAGES = 10;
const ROOT = '.cache/starlight';
const QUIET_MS = 1_500;

const kinds = ['html', 'css', 'javascript', 'other'] as const;
/** Bytes of a page by kind, compressed and with headers. */
type Bytes = Record<(typeof kinds)[number], number>;

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** Writes the pages' Markdown into a Starlight project and builds it. */
async function buildStarlight(): Promise<void> {
  const content = path.join(ROOT, 'src/content/docs');
  for (const old of [content, path.join(ROOT, 'dist')]) rmSync(old, {recursive: true, force: true});
  cpSync('bench/starlight', ROOT, {recursive: true});
  for (const route of docRoutes) {
    const name = `${route === '/' ? 'index' : route.slice(1)}.md`;
    const markdown = readFileSync(path.join('build', name), 'utf8');
    const [heading, title] = /^# (.+)\n/m.exec(markdown) ?? [];
    if (!heading) throw new Error(`${name} has no heading.`);
    const file = path.join(content, name);
    mkdirSync(path.dirname(file), {recursive: true});
    // A function, because a text would have its "$" replaced.
    writeFileSync(
      file,
      markdown.replace(heading, () => `---\ntitle: ${JSON.stringify(title)}\n---\n`),
    );
  }
  const {code} = await run(
    // Compressed from within, because what was kept of our own build would be dropped for this one.
    `cd ${ROOT} && { test -d node_modules || npm ci --prefix .; } && ` +
      // Once is not enough: a race in Astro 5's content store can lose entries, and the second pass adds them.
      'node_modules/.bin/astro sync && node_modules/.bin/astro build && tsx ../../scripts/compress.ts dist',
    {live: true, env: {ASTRO_TELEMETRY_DISABLED: '1'}},
  );
  if (code !== 0) throw new Error('Starlight could not be built.');
  const lost = docRoutes.filter((route) => !existsSync(path.join(ROOT, 'dist', route, 'index.html')));
  if (lost.length > 0) throw new Error(`Astro lost ${lost.join(', ')}: run this again.`);
}

/** Reads ten pages of a built site, `turn` going to each, and says what came over the network for them. */
function read(folder: string, turn: (page: Page, url: string, index: number) => Promise<unknown>) {
  return withServer(folder, async (url) => {
    const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
    // Links in view would prefetch other pages too.
    const page = await browser.newPage({serviceWorkers: 'block', viewport: {width: 390, height: 200}});
    const session = await page.context().newCDPSession(page);
    const pages: Bytes[] = [];
    const types = new Map<string, string>();
    const quiet = listen(session);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({requestId, response}) =>
      types.set(requestId, response.mimeType),
    );
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const bytes = pages.at(-1);
      const kind = kinds.find((name) => types.get(requestId)?.endsWith(`/${name}`)) ?? 'other';
      if (bytes) bytes[kind] += encodedDataLength;
    });
    for (let index = 0; index < PAGES; index++) {
      pages.push({html: 0, css: 0, javascript: 0, other: 0});
      await turn(page, url, index);
      await quiet(QUIET_MS);
    }
    await browser.close();
    return pages;
  });
}

async function main(): Promise<void> {
  await buildStarlight();
  const routes = ['/intro'];
  const ours = await read('build', async (page, url, index) => {
    if (index === 0) {
      await page.goto(`${url}${routes[0]}`);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      return;
    }
    const next = page.locator(NEXT_LINK);
    const route = await next.getAttribute('href');
    if (!route) throw new Error(`${routes.at(-1)} has no next page.`);
    routes.push(route);
    // Not Playwright's click, which would bring the link, and others, into view.
    await next.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${url}${route}`);
  });
  const starlight = await read(`${ROOT}/dist`, (page, url, index) => page.goto(`${url}${routes[index]}`));

  console.log(`\nKB over the network of ${routes.join(', ')}`);
  const print = (cells: string[]) => console.log(cells.map((cell) => cell.padStart(16)).join(''));
  print(['', 'first page', ...kinds.map((kind) => `its ${kind}`), 'median further', 'all ten']);
  for (const [name, pages] of Object.entries({ours, starlight})) {
    const [first = NaN, ...further] = pages.map((bytes) => sum(Object.values(bytes)));
    const ofFirst = kinds.map((kind) => pages[0]?.[kind] ?? NaN);
    const figures = [first, ...ofFirst, percentile(further, 0.5), first + sum(further)];
    print([name, ...figures.map((bytes) => (bytes / 1000).toFixed(1))]);
  }
}

void main();
