import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {product} from '../src/site/product';
import {docRoutes} from './_helpers/routes';
import {sites} from './_helpers/sites';
import {expect, navigate, open, test} from './_helpers/test';

/** The tags of a page as the server sends them: what search engines and chat programs read. */
function tagsIn(html: string): string[] {
  return [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) =>
    // The minifier drops quotes where it can.
    tag.replace(/ data-rh="?true"?/, '').replace(/(\s[\w:-]+)=(?!")([^\s>]+)/g, '$1="$2"'),
  );
}

test.describe('Section 1: search-engine and sharing tags', () => {
  test('the viewport is width=device-width, initial-scale=1.0 in the HTML of every page', () => {
    const pages = readdirSync(sites.plain.directory, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThanOrEqual(docRoutes.length);
    for (const file of pages) {
      const viewports = readFileSync(join(sites.plain.directory, file), 'utf8').match(
        /<meta[^>]*"viewport"[^>]*>/g,
      );
      expect(viewports, file).toEqual([
        '<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">',
      ]);
    }
  });

  test('the social card type is summary_large_image, once, on every page', async ({request}) => {
    for (const path of [...docRoutes, '/search', '/404.html']) {
      const cards = tagsIn(await (await request.get(path)).text()).filter((tag) =>
        tag.includes('name="twitter:card"'),
      );
      expect(cards, path).toHaveLength(1);
      expect(cards[0], path).toContain('content="summary_large_image"');
    }
  });

  test('alternate-locale links for every locale, and x-default for the default one, on every page', async ({
    request,
  }) => {
    for (const path of docRoutes) {
      const alternates = tagsIn(await (await request.get(path)).text()).filter(
        (tag) =>
          // The page's Markdown and the feed are alternates too, but of other kinds.
          tag.includes('rel="alternate"') && !tag.includes('type="'),
      );
      const href = `${product.url}${path === '/' ? '/' : path}`;
      for (const language of ['en', 'x-default']) {
        expect(
          alternates.filter((tag) => tag.includes(`hreflang="${language}"`)),
          path,
        ).toHaveLength(1);
      }
      expect(alternates, path).toHaveLength(2);
      for (const tag of alternates) expect(tag, path).toContain(`href="${href}"`);
    }
  });

  test('they follow the route when navigating', async ({page}) => {
    await open(page, '/intro');
    await navigate(page, '/concepts');
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      'href',
      `${product.url}/concepts`,
    );
  });

  test('without the noIndex flag nothing keeps search engines out', async ({request}) => {
    for (const path of docRoutes) {
      expect(await (await request.get(path)).text(), path).not.toContain('noindex');
    }
  });

  test('with the noIndex flag robots is "noindex, nofollow" on every page', async ({request}) => {
    for (const path of docRoutes) {
      const tags = tagsIn(await (await request.get(sites.configured.url + path)).text());
      const robots = tags.filter((tag) => tag.includes('name="robots"'));
      expect(robots.length, path).toBeGreaterThan(0);
      for (const tag of robots) expect(tag, path).toContain('content="noindex, nofollow"');
    }
  });

  test('every page has a description, a canonical address and a card image that exists', async ({
    request,
  }) => {
    for (const path of docRoutes) {
      const tags = tagsIn(await (await request.get(path)).text());
      expect(
        tags.some((tag) => /name="description" content="[^"]{40,}"/.test(tag)),
        path,
      ).toBe(true);
      expect(
        tags.some((tag) => tag.includes(`rel="canonical" href="${product.url}${path}"`)),
        path,
      ).toBe(true);
    }
    const home = tagsIn(await (await request.get('/')).text());
    const image = home.map((tag) => /property="og:image" content="([^"]+)"/.exec(tag)?.[1]).find(Boolean);
    expect(image).toMatch(new RegExp(`^${product.url}/`));
    expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);
  });
});

test.describe('Section 1: English only, left to right', () => {
  test('the document says so, on every page', async ({request}) => {
    for (const path of docRoutes) {
      expect(/<html[^>]*>/.exec(await (await request.get(path)).text())?.[0], path).toMatch(
        /(?=.*lang="?en\b)(?=.*dir="?ltr\b)/,
      );
    }
  });
});

test.describe('Head-tag invariant: an error for tags that are not for the head', () => {
  test('shows the crash page in the browser, with the error of the head manager', async ({page, watch}) => {
    const message = /Helmet does not support rendering <div> elements/;
    watch.expectProblem(message);
    // The alternate link that this site adds to each page becomes a `div`, in the script that readers get.
    await page.route('**/assets/js/docs.*.js', async (route) => {
      const source = await (await route.fetch()).text();
      const body = source.replace(
        '"link",{rel:"alternate",type:"text/markdown"',
        '"div",{title:"no head tag"',
      );
      expect(body).not.toBe(source);
      await route.fulfill({contentType: 'text/javascript', body});
    });
    await page.goto('/intro');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(message);
  });
});

test.describe('Head tags are the same', () => {
  test(
    'after a navigation and after a load of the same address, on every page',
    {tag: '@sweep'},
    async ({page, request}) => {
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        // A script of the home page is for browsers in which no other script runs.
        const say = ({head, documentElement: {lang, dir, className}, title}: Document) => ({
          title,
          html: [lang, dir, className],
          tags: Array.from(head.querySelectorAll('[data-rh]:not(title, script:not([type]))'))
            .map(({localName, attributes, textContent}) =>
              JSON.stringify([
                localName,
                Array.from(attributes, ({name, value}) => [name, value]).sort(),
                textContent,
              ]),
            )
            .sort(),
        });
        Object.assign(window, {say});
      });
      const says = (html?: string) =>
        page.evaluate((source) => {
          const {say} = window as unknown as {say: (from: Document) => object};
          return say(source === undefined ? document : new DOMParser().parseFromString(source, 'text/html'));
        }, html);
      await open(page, '/');
      for (const path of [...docRoutes.slice(1), '/search', '/']) {
        await navigate(page, path);
        const served = await says(await (await request.get(path)).text());
        await expect.poll(() => says(), path).toEqual(served);
      }
    },
  );
});
