import {type Page} from '@playwright/test';
import {unknownPath} from './_helpers/routes';
import {arrivedAt, expect, open, test} from './_helpers/test';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const sidebar = (page: Page) => page.locator('.navbar-sidebar');

async function openSidebar(page: Page) {
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page)).toBeInViewport();
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).not.toBeInViewport();
}

test.use({viewport: {width: 390, height: 800}});

/** Follows a link of the page that the open sidebar covers. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`article a[href="${path}"], main nav a[href="${path}"]`).first().dispatchEvent('click');
  await arrivedAt(page, path);
}

test.describe('S4.mobile-sidebar, S2.mobile-sidebar: mobile sidebar', () => {
  test('The button shows and hides the mobile sidebar', async ({page}) => {
    await open(page, '/intro');
    // It is not in the document until a reader opens it, which most never do.
    await expect(sidebar(page)).toHaveCount(0);
    await openSidebar(page);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expectClosed(page);
    await openSidebar(page);
    // A click on the backdrop closes it too.
    await page.locator('.navbar-sidebar__backdrop').click({position: {x: 370, y: 400}});
    await expectClosed(page);
  });

  test('The mobile sidebar has the sidebar of the page and the entries of the top bar', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', {name: 'Overview'})).toBeInViewport();
    await sidebar(page)
      .getByRole('button', {name: /Back to main menu/})
      .click();
    for (const name of ['Concepts', 'Feedback', 'Code Examples']) {
      await expect(sidebar(page).getByRole('link', {name}).first()).toBeInViewport();
    }
    await expect(sidebar(page).getByRole('button', {name: 'Versions'})).toBeInViewport();
    await expect(sidebar(page).getByRole('button', {name: 'Languages'})).toBeInViewport();
  });

  test('Every area is two taps away, from every page', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    const areas = [
      ['Start', '/'],
      ['Move', '/move'],
      ['Guides', '/real-world-guides'],
      ['Concepts', '/concepts'],
      ['Reference', '/architecture'],
    ] as const;
    await open(page, unknownPath);
    for (const [name, path] of areas) {
      await openSidebar(page);
      await sidebar(page).getByRole('navigation', {name: 'Areas'}).getByRole('link', {name}).click();
      await arrivedAt(page, path);
      await expectClosed(page);
    }
    await openSidebar(page);
    const current = sidebar(page).locator('[aria-current="true"]').filter({hasText: 'Reference'});
    await expect(current).toBeVisible();
    await current.click();
    await expectClosed(page);
  });

  test('The areas have one row at 320 px, and the menu below them scrolls to its end', async ({page}) => {
    await page.setViewportSize({width: 320, height: 500});
    await open(page, '/move/basics');
    await openSidebar(page);
    const row = sidebar(page).getByRole('navigation', {name: 'Areas'});
    expect(await row.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    const last = sidebar(page).locator('.menu__link', {hasText: 'Reference'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
  });

  test('A link in the mobile sidebar closes it', async ({page}) => {
    await open(page, '/concepts');
    await openSidebar(page);
    await sidebar(page).locator('a[href="/concepts/blockchain"]').click();
    await arrivedAt(page, '/concepts/blockchain');
    await expectClosed(page);
  });

  test('A route change from elsewhere closes the mobile sidebar', async ({page}) => {
    await open(page, '/concepts');
    await openSidebar(page);
    await follow(page, '/concepts/blockchain');
    await expectClosed(page);
    // It stays closed and can be opened again.
    await openSidebar(page);
    await follow(page, '/concepts');
    await expectClosed(page);
  });

  test('A change of the query string alone leaves the mobile sidebar open', async ({page}) => {
    await open(page, '/getting-started/tx');
    await openSidebar(page);
    await page.getByRole('tab', {name: 'Testnet', includeHidden: true}).first().dispatchEvent('click');
    await expect(page).toHaveURL(/network=testnet/);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('The desktop layout closes the mobile sidebar', async ({page}) => {
    await open(page, '/concepts');
    await openSidebar(page);
    // 996 px is the last width of the mobile layout, in the framework's script and styles.
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize({width: 997, height: 800});
    await expect(sidebar(page)).toHaveCount(0);
    await page.setViewportSize({width: 390, height: 800});
    await expectClosed(page);
  });
});

test.describe('S2.back: Back and Forward', () => {
  test('Back closes an open mobile sidebar and stays on the page; the next Back goes back', async ({
    page,
  }) => {
    await open(page, '/intro');
    // A link: the router can stay on a page only if its entry in the history has the router's key.
    await follow(page, '/concepts');
    await openSidebar(page);
    await page.evaluate(() => history.back());
    await expectClosed(page);
    await expect(page).toHaveURL(/\/concepts$/);
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/intro');
  });
});

test.describe('S9.breakpoint: desktop breakpoint', () => {
  test('997 px is desktop and 996 px is mobile, in layout and script', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, '/intro');
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });
});
