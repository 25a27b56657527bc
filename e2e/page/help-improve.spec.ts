import {type Page} from '@playwright/test';
import {links} from '../../src/site/links';
import {product} from '../../src/site/product';
import {unknownPath} from '../_helpers/routes';
import {breakElement} from '../_helpers/breakElement';
import {arrivedAt, expect, navigate, open, push, reactIsIdle, recordAtChanges, test} from '../_helpers/test';

const card = (page: Page) => page.getByRole('region', {name: `Help Improve ${product.name}`});

/** Navigates while the page's clock is stopped: timers wait until the test moves the clock. */
async function stopClockAndPush(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('article').evaluate((article) => article.setAttribute('data-old', ''));
  await push(page, path);
  await expect(page.locator('article:not([data-old])')).toHaveCount(1);
  await reactIsIdle(page);
}

test('S1.footer: The footer has its title, its text and its links', async ({page}) => {
  await open(page, '/intro');
  await expect(card(page).getByRole('heading', {level: 2})).toHaveText(`Help Improve ${product.name}`);
  await expect(card(page)).toContainText(
    'Found an issue or want to contribute? We welcome improvements to our docs and examples.',
  );
  const community = card(page).getByRole('heading', {name: 'Join the Builder Community'});
  await expect(community.locator('xpath=following-sibling::*[1]').getByRole('link')).toHaveCount(2);
  for (const [name, href] of [
    ['Improve Docs & Report Issues', links.docsIssues],
    ['Code Examples', links.codeExamples],
    ['Builders Chat', links.buildersChat],
    [`${product.name} News`, links.news],
  ] as const) {
    const link = card(page).getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('S1.footer-place: placement of the footer', () => {
  test('The footer goes into the container without article and main element', async ({page}) => {
    // No page of the site is like that, so both elements are hidden from scripts.
    await page.addInitScript(() => {
      const query = Document.prototype.querySelector;
      Document.prototype.querySelector = function (this: Document, selectors: string) {
        return selectors === 'article' || selectors === 'main' ? null : query.call(this, selectors);
      };
    });
    await open(page, '/intro');
    await expect(page.locator('.container > [data-help-improve]')).toHaveCount(1);
    await expect(card(page)).toBeVisible();
  });

  test('The footer replaces an existing one on every kind of page', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await open(page, unknownPath);
    await expect(page.locator('article')).toHaveCount(0);
    await expect(page.locator('main > [data-help-improve]')).toHaveCount(1);
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => {
      const stray = document.createElement('div');
      stray.setAttribute('data-help-improve', '');
      stray.textContent = 'stray';
      document.body.append(stray);
    });
    for (const path of ['/concepts', '/concepts/transaction', '/guides/dex']) {
      await navigate(page, path);
      await expect(page.locator('article > [data-help-improve]:last-child')).toHaveCount(1);
      await expect(page.locator('[data-help-improve]')).toHaveCount(1);
      await expect(page.getByText('stray', {exact: true})).toHaveCount(0);
    }
    await navigate(page, unknownPath);
    await expect(page.locator('main > [data-help-improve]')).toHaveCount(1);
  });

  test('There is never more than one footer, during fast navigation and Back and Forward', async ({page}) => {
    const footers = await recordAtChanges(
      page,
      () => document.querySelectorAll('[data-help-improve]').length,
    );
    await open(page, '/intro');
    await push(page, '/concepts', '/move', '/guides/escrow', '/concepts/blockchain', '/nodes');
    await arrivedAt(page, '/nodes');
    await expect(card(page)).toHaveCount(1);
    for (const [delta, path] of [
      [-3, '/move'],
      [1, '/guides/escrow'],
      [-1, '/move'],
    ] as const) {
      await page.evaluate((steps) => history.go(steps), delta);
      await arrivedAt(page, path);
      await expect(card(page)).toHaveCount(1);
    }
    expect(Math.max(...(await footers()))).toBe(1);
  });

  for (const width of [1280, 1000, 700, 390]) {
    const tag = [700, 1000].includes(width) ? '@sweep' : [];
    test(`Adding the footer shifts nothing at ${width} px`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/concepts');
      await stopClockAndPush(page, '/concepts/blockchain');
      // Until then, the rest of the page below the first screen is rendered.
      await page.clock.runFor(50);
      await reactIsIdle(page);
      const positions = () =>
        page
          .locator('.theme-doc-footer, .pagination-nav')
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + window.scrollY));
      const before = await positions();
      expect(before).toHaveLength(2);
      await page.clock.runFor(50);
      await expect(card(page)).toHaveCount(1);
      expect(await positions()).toEqual(before);
    });
  }
});

test('S9.footer-delay: The footer is added about 100 ms after each path change', async ({page}) => {
  await open(page, '/intro');
  await expect(card(page)).toBeVisible();
  await stopClockAndPush(page, '/concepts');
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(99);
  await expect(card(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card(page)).toHaveCount(1);
});

for (const [fault, cause] of [
  ['fails to render', (page: Page) => breakElement(page, 'section')],
  [
    'cannot be placed',
    (page: Page) =>
      page.evaluate(() => {
        Element.prototype.append = () => {
          throw new Error('no place');
        };
      }),
  ],
] as const) {
  test(`S8.footer: A footer that ${fault} is logged, and the page works`, async ({page, watch}) => {
    const message = /Error rendering footer:/;
    watch.expectProblem(message);
    watch.expectProblem(/Outer error/);
    await open(page, '/intro');
    await cause(page);
    await navigate(page, '/concepts');
    await expect.poll(() => watch.problems.some((problem) => message.test(problem))).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
}
