// Examples of the hostile input that unit tests generate: it never runs, never becomes an element, causes no message in
// the console, and the page still works.
import {gunzipSync, gzipSync} from 'node:zlib';
import {buildIndex} from '@cedra-docs/search/build';
import type {Page} from '@playwright/test';
import {hostileHit, hostileText, sample} from '../../src/hostileInput';
import {harmOf} from '../_helpers/harm';
import {expectResults, field, hits, modal, openSearch} from '../_helpers/search';
import {sites} from '../_helpers/sites';
import {searchKeys} from '../_helpers/stored';
import {expect, navigate, open, push, test} from '../_helpers/test';
import {ALGOLIA, stubServices} from '../_helpers/thirdParties';

// The policy would block an injected script and so hide the injection.
test.use({bypassCSP: true});

test.beforeEach(({page}) => {
  page.on('dialog', (dialog) => void dialog.dismiss());
});

const run = 'window.__hit=1';
const texts = [
  `<img src=data:x onerror=${run}>`,
  `"><iframe src="javascript:parent.${run}"></iframe>`,
  `'"--></style></script></title></textarea><x-hit><script>${run}</script>`,
  `<mark onclick=${run}>account</mark>`,
  '%E0%A4%A\u0000\u202e__proto__',
  ...sample(hostileText, 8),
];

async function expectHarmless(page: Page, input: string): Promise<void> {
  expect(await harmOf(page), input).toEqual([]);
}

/** The page of results has shown results or reported an error. */
const isAnswered = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test.describe('S10.hostile: hostile input', () => {
  test('Hostile queries are shown as text in the dialog and on the page of results', async ({page}) => {
    await open(page, '/intro');
    await openSearch(page);
    for (const text of texts) {
      await field(page).fill(text);
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
      await expectHarmless(page, text);
    }
    await field(page).fill('faucet');
    await expectResults(page, 'faucet');
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await navigate(page, '/search');
    for (const text of texts.slice(0, 5)) {
      await push(page, `/search?q=${encodeURIComponent(text)}`);
      await isAnswered(page);
      await expectHarmless(page, text);
    }
    await open(page, `/search?q=${encodeURIComponent(texts[0] ?? '')}`);
    await isAnswered(page);
    await expectHarmless(page, 'a query in the address');
  });

  test('Hostile addresses do no harm, malformed paths included', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await open(page, '/indexer');
    for (const name of ['network', 'docusaurus-theme', 'docusaurus-data-x', 'docusaurus-data-']) {
      for (const text of texts.slice(0, 5)) {
        await push(page, `/indexer?${name}=${text.replaceAll('#', '%23')}#${text}`);
        await expectHarmless(page, `${name}=${text}`);
      }
    }
    const query = texts
      .slice(0, 4)
      .map((text, index) => `docusaurus-data-${index}=${encodeURIComponent(text)}`);
    for (const address of [
      `/indexer?${query.join('&')}&docusaurus-data-theme=x&docusaurus-theme=y#%`,
      '/100%',
      '/%3Cx-hit%3E%E0%A4%A',
    ]) {
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      await expect(page.locator('h1').first()).toBeVisible();
      await expectHarmless(page, address);
    }
  });

  test('Hostile stored searches are shown as text', async ({page}) => {
    await open(page, '/intro');
    const stored = [
      ...sample(hostileHit, 8).map((hit) => JSON.stringify([hit])),
      '{"a":[<x-hit>',
      '[null,1,{}]',
    ];
    for (const value of stored) {
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) localStorage.setItem(key, text);
        },
        [searchKeys, value] as const,
      );
      await openSearch(page);
      await expectHarmless(page, value);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    }
  });

  test('Hostile index content is shown as text, and a broken index does no harm', async ({page, watch}) => {
    watch.expectProblem(/^warning: The search failed/);
    const pages = texts.map((text, at) => ({
      path: `/page-${at}`,
      title: `Account ${text}`,
      label: text,
      description: text,
      lvl0: `Docs ${text}`,
      sections: [
        {anchor: '', heading: `Account ${text}`, depth: 1, content: `Transfer. ${text}`, code: text},
        {anchor: 'part', heading: `Part ${text}`, depth: 2, content: `mint ${text}`, code: text},
      ],
    }));
    const {root, files} = buildIndex(pages, {stopWords: [], equivalent: [], related: {}});
    const byName = new Map(files.map(({name, data}) => [name, Buffer.from(data)]));
    const rootFile = byName.get(root) ?? Buffer.of();
    let isBroken = false;
    await page.route('**/search-index/*', (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      const body = byName.get(name) ?? rootFile;
      const damaged = () => gzipSync(gunzipSync(body).fill(255, 20).subarray(0, 200));
      return route.fulfill({body: isBroken && name.endsWith('.bin') ? damaged() : body});
    });
    await open(page, '/search');
    for (const query of ['mint', ...texts.slice(0, 5), 'account']) {
      await page.getByRole('searchbox').fill(query);
      await isAnswered(page);
      await expectHarmless(page, query);
    }
    await expect(page.locator('main ol > li').nth(9)).toBeVisible();
    isBroken = true;
    await open(page, '/search?q=account');
    await isAnswered(page);
    await expectHarmless(page, 'a broken index');
    await expect(page.getByRole('alert').or(page.getByRole('status'))).not.toHaveCount(0);
  });

  test.describe('Algolia', () => {
    test.use({baseURL: sites.configured.url});

    test('Hostile answers of Algolia are shown as text', async ({page, watch}) => {
      watch.expectProblem(/^warning: The search failed/);
      await stubServices(page);
      const withHits = {results: [{hits: sample(hostileHit, 40), nbHits: 40, nbPages: 1}]};
      let body: unknown;
      await page.route(ALGOLIA, (route) =>
        route.fulfill({contentType: 'application/json', body: JSON.stringify(body)}),
      );
      await open(page, '/intro');
      await openSearch(page);
      for (const hostile of [{results: [{hits: null}]}, {results: texts}, texts, withHits]) {
        body = hostile;
        const response = page.waitForResponse(ALGOLIA);
        await field(page).press('q');
        await (await response).finished();
        await expectHarmless(page, JSON.stringify(hostile));
      }
      await expect.poll(() => hits(page).count()).toBeGreaterThan(5);
      await expectHarmless(page, JSON.stringify(withHits));
    });
  });
});
