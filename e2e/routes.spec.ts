import {product} from '../src/site/product';
import {conceptsSidebar, docRoutes, docsSidebar, noSidebar, unknownPath} from './_helpers/routes';
import {arrivedAt, expect, navigate, open, test} from './_helpers/test';

const sidebarLinks = 'nav[aria-label="Docs sidebar"] a.menu__link';

test.describe('S2.routes: routes', () => {
  test('The site has the 57 routes of the specification and the search, no others', async ({request}) => {
    expect(docRoutes).toHaveLength(57);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(listed.sort()).toEqual([...docRoutes].sort());
    expect((await request.get('/search')).status()).toBe(200);
  });

  test('S6.public: Every route answers with its own document, without credentials', async ({request}) => {
    for (const path of docRoutes) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(
        new RegExp(`rel="?canonical"? href="?${product.url}${path}[" />]`),
      );
    }
  });

  test('S2.not-found: An unknown path shows the not-found page, in the browser and from the server', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(/404 \(Not Found\)/);
    expect((await open(page, unknownPath))?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | developer docs');
    await navigate(page, '/intro');
    await navigate(page, '/intro/deeper');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  });

  test('S2.home: The main document of the home page is the getting-started index', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('.theme-edit-this-page')).toHaveAttribute(
      'href',
      /docs\/getting-started\/index\.mdx$/,
    );
    // It is one page: the folder has no other address.
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-getting-started\/index/);
  });

  test('S2.search-page: The page of results is /search with the query parameter q', async ({page}) => {
    await open(page, '/search?q=validator');
    await expect(page.getByRole('searchbox')).toHaveValue('validator');
  });
});

test.describe('S2.sidebars: sidebars', () => {
  test(`Sidebar "docs" lands on /intro, labelled "What is ${product.name}?"`, async ({page}) => {
    await open(page, '/move/basics');
    const first = page.locator(sidebarLinks).first();
    await expect(first).toHaveText(`What is ${product.name}?`);
    await first.click();
    await arrivedAt(page, '/intro');
  });

  test('Sidebar "concepts" lands on /concepts, labelled Overview', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const first = page.locator(sidebarLinks).first();
    await expect(first).toHaveText('Overview');
    await first.click();
    await arrivedAt(page, '/concepts');
  });

  for (const [name, routes, mark] of [
    ['docs', docsSidebar, '/intro'],
    ['concepts', conceptsSidebar, '/concepts'],
  ] as const) {
    test(`Every page of sidebar "${name}" is in it and shows it`, async ({page, request}) => {
      for (const path of routes) {
        const html = await (await request.get(path)).text();
        expect(html, path).toMatch(/aria-label="Docs sidebar"/);
        // The page's entry is the active one.
        expect(html, path).toMatch(
          new RegExp(`menu__link--active"? aria-current="?page"? [^>]*href="?${path}[" >]`),
        );
        expect(html, path).toMatch(new RegExp(`class="?menu__link[^>]*href="?${mark}[" >]`));
      }
      await open(page, routes[0]);
      await expect(page.locator(sidebarLinks).first()).toBeVisible();
    });
  }

  test('/concepts/transaction has no sidebar', async ({page}) => {
    await open(page, noSidebar[0]);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  });
});

test.describe('Site configuration', () => {
  test('S1.sidebar-fixed: The docs sidebar cannot be hidden', async ({page}) => {
    await open(page, '/intro');
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test('S1.categories: Opening a sidebar category collapses no other', async ({page}) => {
    // A category that unfolds moves the next one from under the pointer.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/intro');
    const category = (label: string) =>
      page
        .locator('li.theme-doc-sidebar-item-category')
        .filter({has: page.locator('> div', {hasText: label})})
        .first();
    for (const label of ['Move', 'Nodes']) {
      await category(label).getByRole('button').first().click();
      await expect(category(label)).not.toHaveClass(/menu__list-item--collapsed/);
    }
    // Opening the second category left the first one open.
    await expect(category('Move')).not.toHaveClass(/menu__list-item--collapsed/);
  });

  test('S1.one-version: The one docs version is named Next and served at the root path', async ({
    request,
  }) => {
    const html = await (await request.get('/intro')).text();
    expect(html).toMatch(/name="?docusaurus_version"? content="?current/);
    expect(html).toMatch(/docs-version-current/);
  });

  test('S1.contents-levels: The table of contents shows heading levels 2 to 3', async ({page}) => {
    await open(page, '/getting-started/counter');
    const wanted = await page
      .locator('article .markdown')
      .locator('h2[id], h3[id]')
      .evaluateAll((headings) => headings.map((heading) => `#${heading.id}`));
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(listed.length).toBeGreaterThan(1);
    expect(listed).toEqual(wanted);
  });
});

test.describe('S2.class-names: page-type class names', () => {
  test('Docs pages and the search have their class names', async ({page}) => {
    await open(page, '/intro');
    await expect(page.locator('html')).toHaveClass(/\bdocs-wrapper\b/);
    await expect(page.locator('html')).toHaveClass(/\bdocs-doc-page\b/);
    await navigate(page, '/search');
    await expect(page.locator('html')).not.toHaveClass(/\bdocs-doc-page\b/);
  });
});
