import {type Page} from '@playwright/test';
import {links} from '../../src/site/links';
import {product} from '../../src/site/product';
import {unknownPath} from '../_helpers/routes';
import {arrivedAt, expect, navigate, open, push, reactIsIdle, recorded, test} from '../_helpers/test';

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

test.describe('S1.footer: the footer of every documentation page', () => {
  test('The footer has its title, its text and its links', async ({page}) => {
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
    await page.addInitScript(() => {
      Object.assign(window, {maxFooters: 0});
      new MutationObserver(() => {
        const {maxFooters} = window as unknown as {maxFooters: number};
        const count = document.querySelectorAll('[data-help-improve]').length;
        Object.assign(window, {maxFooters: Math.max(maxFooters, count)});
      }).observe(document, {childList: true, subtree: true});
    });
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
    expect(await recorded(page, 'maxFooters')).toBe(1);
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

test.describe('S9.footer-delay: footer delay', () => {
  test('The footer is added about 100 ms after each path change', async ({page}) => {
    await open(page, '/intro');
    await expect(card(page)).toBeVisible();
    await stopClockAndPush(page, '/concepts');
    await expect(card(page)).toHaveCount(0);
    await page.clock.runFor(99);
    await expect(card(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(card(page)).toHaveCount(1);
  });
});

test.describe('S8.footer: footer render failure', () => {
  const message = /Error rendering footer:/;

  test('A footer that fails to render is logged, and the page works', async ({page, watch}) => {
    watch.expectProblem(message);
    watch.expectProblem(/section is broken/);
    await page.addInitScript(() => {
      const create = Document.prototype.createElement;
      Document.prototype.createElement = function (
        this: Document,
        tag: string,
        options?: ElementCreationOptions,
      ) {
        if (tag === 'section') throw new Error('section is broken');
        return create.call(this, tag, options);
      };
    });
    await open(page, '/intro');
    await expect.poll(() => watch.problems.some((problem) => message.test(problem))).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await navigate(page, '/concepts');
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('A footer that cannot be placed is logged, and the page works', async ({page, watch}) => {
    watch.expectProblem(message);
    await page.addInitScript(() => {
      const append = Element.prototype.append;
      Element.prototype.append = function (...nodes) {
        if (nodes.some((node) => node instanceof Element && node.hasAttribute('data-help-improve'))) {
          throw new Error('no place');
        }
        append.apply(this, nodes);
      };
    });
    await open(page, '/intro');
    await expect.poll(() => watch.problems.some((problem) => message.test(problem))).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});
