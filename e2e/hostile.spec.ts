// Hostile input in a real browser, with the seed and the generators of the unit tests: nothing of it runs, nothing of
// it becomes an element, the console stays empty, and the page goes on answering.
import {gunzipSync, gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {buildTools} from '../plugins/search-index/tools';
import {hostileHit, hostileText, maybe, sample} from '../src/hostileInput';
import {buildIndex} from '../src/search/engine/build';
import {fileNameOf} from '../src/search/manifest';
import {sites} from './_helpers/sites';
import {searchKeys} from './_helpers/stored';
import {expect, open, test} from './_helpers/test';

// The policy would keep injected script from running, and so hide that it was injected.
test.use({bypassCSP: true});

/** The longest that one input may take, also on a machine with other work. */
const LIMIT_MS = 5000;

/** What the tests put into the page. */
interface Lab {
  /** What is in the page and should not be. */
  foreign: () => string[];
  type: (field: string, text: string) => void;
  /** Lets the page do what is queued. Frames would take longer than all else on a machine that draws by itself. */
  turn: () => Promise<unknown>;
  /** Waits as long as `holds`, and reports when that is too long. */
  during: (holds: () => boolean) => Promise<string[]>;
  keys: (init: KeyboardEventInit) => void;
}

declare global {
  interface Window {
    lab: Lab;
  }
}

/** Opens a page with a laboratory: what there is now belongs to it. */
async function openLab(page: Page, path: string): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss());
  await open(page, path);
  await page.evaluate((limit) => {
    const suspects = 'x-hit, iframe, object, embed, base, body :is(script, link, meta, img, video, audio)';
    const own = new WeakSet(Array.from(document.querySelectorAll(suspects)));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    window.lab = {
      foreign() {
        const handlers = document.evaluate(
          "count(//@*[starts-with(name(), 'on')])",
          document,
          null,
          XPathResult.NUMBER_TYPE,
        ).numberValue;
        return [
          ...('__hit' in window ? ['something ran'] : []),
          ...(handlers > 0 ? ['an attribute is a handler'] : []),
          ...(document.querySelector('h1')?.textContent?.includes('crashed') ? ['the page crashed'] : []),
          ...Array.from(document.links)
            // A link that leads nowhere has a colon only.
            .filter((link) => !/^(https?|mailto)?:$/.test(link.protocol))
            .map((link) => link.href),
          ...Array.from(document.querySelectorAll(suspects))
            .filter((element) => !own.has(element))
            .map((element) => element.outerHTML),
        ];
      },
      type(field, text) {
        const input = document.querySelector<HTMLInputElement>(field);
        setValue?.call(input, text);
        input?.dispatchEvent(new Event('input', {bubbles: true}));
      },
      turn: () => new Promise((done) => setTimeout(done, 5)),
      async during(holds) {
        const start = performance.now();
        do await window.lab.turn();
        while (holds() && performance.now() - start < limit);
        return performance.now() - start < limit ? [] : [`no answer in ${limit} ms`];
      },
      keys: (init) => window.dispatchEvent(new KeyboardEvent('keydown', {cancelable: true, ...init})),
    };
  }, LIMIT_MS);
}

/** Runs each case in the page, and names the first that leaves anything. */
async function tryEach<T>(page: Page, cases: T[], body: (each: T) => Promise<string[]>): Promise<void> {
  const run = await page.evaluateHandle<typeof body>(`(${body.toString()})`);
  const found = await page.evaluate(
    async ([tryOne, json]) => {
      for (const each of JSON.parse(json) as T[]) {
        const problems = [...(await tryOne(each)), ...window.lab.foreign()];
        if (problems.length > 0) return [JSON.stringify(each), ...problems].map((text) => text.slice(0, 500));
      }
      return [];
    },
    // As JSON, in which half a character survives.
    [run, JSON.stringify(cases)] as const,
  );
  expect(found).toEqual([]);
}

/** A search that everybody makes still answers. */
const answers = (page: Page) => expect(page.getByText(/^\d+ results for "faucet"$/)).toHaveCount(1);

test('queries in the modal', {tag: '@sweep'}, async ({page}) => {
  await openLab(page, '/intro');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await tryEach(page, sample(hostileText, 100), async (query) => {
    window.lab.type('.DocSearch-Input', query);
    return window.lab.during(() => document.querySelector('.DocSearch-Container--Stalled') !== null);
  });
  await page.locator('.DocSearch-Input').fill('faucet');
  await answers(page);
});

test('queries on the page of results', {tag: '@sweep'}, async ({page}) => {
  await openLab(page, '/search');
  const cases = sample(hostileText, 40);
  await tryEach(page, cases, async (query) => {
    window.lab.type('main input', query);
    return window.lab.during(() => document.querySelector('main [aria-busy="true"]') !== null);
  });
  for (const query of cases.slice(0, 1)) {
    await openLab(page, `/search?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, ''))}`);
    await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
    expect(await page.evaluate(() => window.lab.foreign())).toEqual([]);
  }
});

test.describe('addresses', {tag: '@sweep'}, () => {
  /** With the parameters that the framework and the pages read. */
  const suffix = fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'network',
            'os',
            'tool',
            'q',
            'docusaurus-theme',
            'docusaurus-data-x',
            'docusaurus-data-',
          ),
          hostileText,
        ),
        {maxLength: 4},
      ),
      hostileText,
    )
    .map(([parameters, hash]) => {
      const search = parameters.map(([name, value]) => `${name}=${value.replaceAll('#', '%23')}`).join('&');
      return `?${search}#${hash}`;
    });

  test('while a page is open', async ({page}) => {
    await openLab(page, '/indexer');
    await tryEach(page, sample(fc.tuple(suffix, fc.boolean()), 40), async ([address, isEdited]) => {
      if (isEdited) {
        location.hash = address;
      } else {
        // As the back button does.
        history.pushState(null, '', location.pathname + address);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }
      return window.lab.during(() => false);
    });
  });

  test('when a page is opened, and with a path that is no text', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    const addresses = [...sample(suffix, 3), '?docusaurus-data-theme=x&docusaurus-theme=y#%'];
    for (const [at, address] of addresses.entries()) {
      // With another query each is a load of its own.
      await openLab(page, `/indexer?case=${at}&${address.slice(1)}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      expect(await page.evaluate(() => window.lab.foreign()), address).toEqual([]);
    }
    for (const path of ['/100%', '/%3Cx-hit%3E%E0%A4%A']) {
      await openLab(page, path);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => window.lab.foreign()), path).toEqual([]);
    }
  });
});

test('searches that the browser kept', {tag: '@sweep'}, async ({page}) => {
  await openLab(page, '/intro');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  const stored = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(hostileHit, {minLength: 1, maxLength: 8}).map((hits) => JSON.stringify(hits)),
    },
    {weight: 1, arbitrary: maybe(fc.jsonValue()).map((value) => JSON.stringify(value) ?? '')},
    {weight: 1, arbitrary: hostileText},
  );
  const cases = sample(fc.tuple(stored, stored), 40).map((values) =>
    values.map((value, at) => [searchKeys[at] ?? '', value] as const),
  );
  await tryEach(page, cases, async (entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
    window.lab.keys({key: 'k', ctrlKey: true});
    const problems = await window.lab.during(() => document.querySelector('.DocSearch-Modal') === null);
    await window.lab.turn();
    problems.push(...window.lab.foreign());
    window.lab.keys({key: 'Escape'});
    return [
      ...problems,
      ...(await window.lab.during(() => document.querySelector('.DocSearch-Modal') !== null)),
    ];
  });
});

test.describe('answers of Algolia', {tag: '@sweep'}, () => {
  test.use({baseURL: sites.configured.url});

  const answer = maybe(
    fc.record({
      results: maybe(
        fc.tuple(
          fc.record(
            {
              hits: maybe(fc.array(hostileHit, {maxLength: 8})),
              nbHits: maybe(fc.nat()),
              nbPages: maybe(fc.nat()),
              query: maybe(hostileText),
            },
            {requiredKeys: ['hits']},
          ),
        ),
      ),
    }),
  );

  /** Gives one answer after the other. */
  async function answerWith(page: Page, cases: unknown[]): Promise<void> {
    let at = 0;
    await page.route(/googletagmanager|google-analytics/, (route) => route.fulfill({body: ''}));
    await page.route(/algolia(net\.com|\.net)/, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify(cases[at++ % cases.length]) ?? '',
      }),
    );
  }

  test('in the modal', async ({page, watch}) => {
    watch.expectProblem(/^warning: The search failed/);
    await answerWith(page, sample(answer, 50));
    await openLab(page, '/intro');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    let shown = 0;
    for (let at = 0; at < 50; at++) {
      const response = page.waitForResponse(/algolia/);
      await page.evaluate((query) => window.lab.type('.DocSearch-Input', query), `q${at}`);
      await (await response).finished();
      const {hits, foreign} = await page.evaluate(async () => {
        await window.lab.turn();
        await window.lab.turn();
        const links = document.querySelectorAll('.DocSearch-Hit a');
        // The page behind a link is prefetched when the pointer comes.
        links.forEach((link) => link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})));
        return {hits: links.length, foreign: window.lab.foreign()};
      });
      expect(foreign, `answer ${at}`).toEqual([]);
      shown += hits;
    }
    // Else the answers would test nothing.
    expect(shown).toBeGreaterThan(15);
  });

  test('on the page of results', async ({page, watch}) => {
    watch.expectProblem(/^warning: The search failed/);
    await answerWith(page, sample(answer, 20));
    await openLab(page, '/search');
    const queries = Array.from({length: 20}, (_, at) => `q${at}`);
    await tryEach(page, queries, async (query) => {
      window.lab.type('main input', query);
      const problems = await window.lab.during(
        () => document.querySelector('main [aria-busy="true"]') !== null,
      );
      document
        .querySelectorAll('main ol a')
        .forEach((link) => link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})));
      return problems;
    });
  });
});

test.describe('the content of the index', {tag: '@sweep'}, () => {
  /** Puts an index of hostile pages in the place of the site's. */
  async function answerWithIndex(
    page: Page,
    change: (data: Buffer) => Buffer = (data) => data,
  ): Promise<void> {
    const pages = sample(fc.tuple(hostileText, hostileText, hostileText), 40).map(
      ([title, heading, content], at) => ({
        path: `/page-${at}`,
        title: `Account ${title}`,
        label: title,
        description: content,
        lvl0: `Docs ${heading}`,
        sections: [
          {anchor: '', heading: `Account ${title}`, depth: 1, content: `Transfer. ${content}`, code: content},
          {anchor: 'part', heading: heading || 'Part', depth: 2, content: `mint ${content}`, code: content},
        ],
      }),
    );
    const {root, files} = buildIndex(pages, buildTools);
    const byName = new Map(files.map(({name, kind, data}) => [fileNameOf(name, kind), Buffer.from(data)]));
    const first = byName.get(fileNameOf(root, 'root'));
    await page.route('**/search-index/*', (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      const body = byName.get(name) ?? first ?? Buffer.of();
      return route.fulfill({body: name.endsWith('.bin') ? gzipSync(change(gunzipSync(body))) : body});
    });
  }

  test('is shown as text', async ({page}) => {
    await answerWithIndex(page);
    await openLab(page, '/search');
    await tryEach(page, ['account', 'transfer', 'mint', ...sample(hostileText, 30)], async (query) => {
      window.lab.type('main input', query);
      return window.lab.during(() => document.querySelector('main [aria-busy="true"]') !== null);
    });
    await page.getByRole('searchbox').fill('account');
    await expect(page.locator('main ol > li').nth(9)).toBeVisible();
    expect(await page.evaluate(() => window.lab.foreign())).toEqual([]);
  });

  test('that is broken is an answer or an error', async ({page, watch}) => {
    watch.expectProblem(/^warning: The search failed/);
    const broken = sample(fc.tuple(fc.nat(), fc.nat(255)), 200);
    let at = 0;
    await answerWithIndex(page, (data) => {
      const [place = 0, byte = 0] = broken[at++ % broken.length] ?? [];
      data[place % data.length] = byte;
      return place % 2 === 0 ? data : data.subarray(0, place % data.length);
    });
    await openLab(page, '/search');
    const queries = Array.from({length: 25}, (_, each) => `account ${each}`);
    await tryEach(page, queries, async (query) => {
      window.lab.type('main input', query);
      return window.lab.during(() => document.querySelector('main [aria-busy="true"]') !== null);
    });
  });
});
