import {product} from '../src/site/product';
import {docRoutes} from './_helpers/routes';
import {sites} from './_helpers/sites';
import {expect, navigate, open, test} from './_helpers/test';

/** The tags of a page as the server sends them, for search engines and chat programs. */
function tagsIn(html: string): string[] {
  return [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) =>
    // The minifier drops optional quotes.
    tag.replace(/ data-rh="?true"?/, '').replace(/(\s[\w:-]+)=(?!")([^\s>]+)/g, '$1="$2"'),
  );
}

test.describe('Search-engine and sharing tags', () => {
  test('S1.viewport: The HTML of every page has the viewport width=device-width, initial-scale=1.0', async ({
    request,
  }) => {
    for (const path of [...docRoutes, '/search', '/404.html']) {
      const html = await (await request.get(path)).text();
      expect(html.match(/<meta[^>]*"viewport"[^>]*>/g), path).toEqual([
        '<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">',
      ]);
    }
  });

  test('S1.social-card: Every page has the social card type summary_large_image once', async ({request}) => {
    for (const path of [...docRoutes, '/search', '/404.html']) {
      const cards = tagsIn(await (await request.get(path)).text()).filter((tag) =>
        tag.includes('name="twitter:card"'),
      );
      expect(cards, path).toHaveLength(1);
      expect(cards[0], path).toContain('content="summary_large_image"');
    }
  });

  test('S1.alternates: Every page has alternate links for every locale and x-default', async ({request}) => {
    for (const path of docRoutes) {
      const alternates = tagsIn(await (await request.get(path)).text()).filter(
        (tag) =>
          // The page's Markdown and the feed are alternates of other kinds.
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

  test('S1.alternates: Alternate links follow the route', async ({page}) => {
    await open(page, '/intro');
    await navigate(page, '/concepts');
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
      'href',
      `${product.url}/concepts`,
    );
  });

  test('S1.noindex: Search engines may index the site without the noIndex flag', async ({request}) => {
    for (const path of docRoutes) {
      expect(await (await request.get(path)).text(), path).not.toContain('noindex');
    }
  });

  test('S1.noindex: Every page has "noindex, nofollow" with the noIndex flag', async ({request}) => {
    for (const path of docRoutes) {
      const tags = tagsIn(await (await request.get(sites.configured.url + path)).text());
      const robots = tags.filter((tag) => tag.includes('name="robots"'));
      expect(robots.length, path).toBeGreaterThan(0);
      for (const tag of robots) expect(tag, path).toContain('content="noindex, nofollow"');
    }
  });

  test('S10.head-tags: Every page has a description, a canonical address and an existing card image', async ({
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

test.describe('S1.english: English, left to right', () => {
  test('Every page declares English, left to right', async ({request}) => {
    for (const path of docRoutes) {
      expect(/<html[^>]*>/.exec(await (await request.get(path)).text())?.[0], path).toMatch(
        /(?=.*lang="?en\b)(?=.*dir="?ltr\b)/,
      );
    }
  });
});

test.describe('S8.head-tags: tags that do not belong into the head', () => {
  test('The crash page shows the error of the head manager', async ({page, watch}) => {
    const message = /Helmet does not support rendering <div> elements/;
    watch.expectProblem(message);
    // Changes the page's script: the alternate link that this site adds to each page becomes a `div`.
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

test.describe('S10.head-tags: head tags after navigating', () => {
  test(
    'Every page has the same head tags after navigating and after loading it',
    {tag: '@sweep'},
    async ({page, request}) => {
      test.setTimeout(120_000);
      await page.addInitScript(() => {
        // The home page has a script for browsers in which no other script runs.
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
