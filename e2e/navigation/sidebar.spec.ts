import type {Page} from '@playwright/test';
import {openGallery} from '../_helpers/gallery';
import {unknownPath} from '../_helpers/routes';
import {arrivedAt, expect, open, test} from '../_helpers/test';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const sidebar = (page: Page) => page.locator('.navbar-sidebar');
const areas = (page: Page) => sidebar(page).getByRole('navigation', {name: 'Areas'});

async function openSidebar(page: Page) {
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page)).toBeInViewport();
}

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).not.toBeInViewport();
}

/** Follows the link to the previous or next page, which the open sidebar covers. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`.pagination-nav a[href="${path}"]`).dispatchEvent('click');
  await arrivedAt(page, path);
}

test.describe('S4.mobile-sidebar, S2.mobile-sidebar: mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('The mobile sidebar has the entries of the sidebar and of the top bar', async ({page}) => {
    await open(page, '/concepts/blockchain');
    // It is rendered when the reader opens it.
    await expect(sidebar(page)).toHaveCount(0);
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', {name: 'Overview'})).toBeInViewport();
    await sidebar(page)
      .getByRole('button', {name: /Back to main menu/})
      .click();
    for (const name of ['Concepts', 'Feedback', 'Code Examples']) {
      await expect(sidebar(page).getByRole('link', {name}).first()).toBeInViewport();
    }
    for (const name of ['Versions', 'Languages']) {
      await expect(sidebar(page).getByRole('button', {name})).toBeInViewport();
    }
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expectClosed(page);
    await openSidebar(page);
    // Beside the menu.
    await page.mouse.click(370, 400);
    await expectClosed(page);
  });

  test('Every area is two taps away, from the not-found page too', async ({page, watch}) => {
    watch.expectProblem(/404 \(Not Found\)/);
    await open(page, unknownPath);
    for (const [name, path] of [
      ['Start', '/'],
      ['Move', '/move'],
      ['Guides', '/real-world-guides'],
      ['Concepts', '/concepts'],
      ['Reference', '/architecture'],
    ] as const) {
      await openSidebar(page);
      await areas(page).getByRole('link', {name}).click();
      await arrivedAt(page, path);
      await expectClosed(page);
    }
    await openSidebar(page);
    const current = sidebar(page).locator('[aria-current="true"]').filter({hasText: 'Reference'});
    await expect(current).toBeVisible();
    await current.click();
    await expectClosed(page);
  });

  test('The areas fit in one row at 320 px, and the menu below them scrolls to its end', async ({page}) => {
    await page.setViewportSize({width: 320, height: 500});
    await open(page, '/move/basics');
    await openSidebar(page);
    expect(await areas(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    const last = sidebar(page).locator('.menu__link', {hasText: /^Reference$/});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
  });

  test('Every route change closes the mobile sidebar, by its own links and by others', async ({page}) => {
    await open(page, '/concepts');
    await openSidebar(page);
    await sidebar(page).locator('a[href="/concepts/blockchain"]').click();
    await arrivedAt(page, '/concepts/blockchain');
    await expectClosed(page);
    await openSidebar(page);
    await follow(page, '/concepts');
    await expectClosed(page);
  });

  test('A new query string leaves the mobile sidebar open', async ({page}) => {
    await openGallery(page);
    await openSidebar(page);
    await page.getByRole('tab', {name: 'Testnet', includeHidden: true}).first().dispatchEvent('click');
    await expect(page).toHaveURL(/network=testnet/);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('S2.back: Back closes an open mobile sidebar and stays on the page, and the next Back leaves it', async ({
    page,
  }) => {
    await open(page, '/concepts/blockchain');
    // By a link: to stay on a page, the router needs its own key in the history entry.
    await follow(page, '/concepts');
    await openSidebar(page);
    await page.evaluate(() => history.back());
    await expectClosed(page);
    await expect(page).toHaveURL(/\/concepts$/);
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('S9.breakpoint: 996 px is mobile, and 997 px closes the mobile sidebar', async ({page}) => {
    const desktopSidebar = page.locator('.theme-doc-sidebar-container');
    await open(page, '/concepts');
    await openSidebar(page);
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(desktopSidebar).toBeHidden();
    await page.setViewportSize({width: 997, height: 800});
    await expect(sidebar(page)).toHaveCount(0);
    await expect(toggle(page)).toBeHidden();
    await expect(desktopSidebar).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle(page)).toBeVisible();
    await expectClosed(page);
  });
});

test.describe('Sidebar on computers', () => {
  const category = (page: Page, label: string) =>
    page
      .locator('li.theme-doc-sidebar-item-category')
      .filter({has: page.locator('> div', {hasText: label})})
      .first();
  const button = (page: Page, label: string) => category(page, label).getByRole('button').first();
  const collapsed = /menu__list-item--collapsed/;

  test('S1.sidebar-fixed, S1.categories: The sidebar and open categories stay', async ({page}) => {
    // An animated category moves the next one from under the pointer.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/intro');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
    for (const label of ['Move', 'Nodes']) {
      await expect(category(page, label)).toHaveClass(collapsed);
      await button(page, label).click();
      await expect(category(page, label)).not.toHaveClass(collapsed);
    }
    await expect(category(page, 'Move')).not.toHaveClass(collapsed);
  });

  test('S4.collapsible: Details in a page are animated, except with reduced motion', async ({page}) => {
    await openGallery(page);
    const details = page.locator('.markdown details').first();
    const height = () => details.evaluate((element: HTMLElement) => element.offsetHeight);
    /** The height in the first frame after a click, in which a transition starts. */
    const heightAfterClick = () =>
      details.evaluate(async (element: HTMLElement) => {
        element.querySelector('summary')?.click();
        await new Promise(requestAnimationFrame);
        return element.offsetHeight;
      });
    const animated = await heightAfterClick();
    await expect.poll(height).toBeGreaterThan(2 * animated);
    await expect(details.locator('pre').first()).toBeVisible();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await heightAfterClick();
    await expect(details.locator('pre').first()).toBeHidden();
    // Code gets its exact height a frame later, when it is drawn.
    expect(await heightAfterClick()).toBeGreaterThan(0.9 * (await height()));
    await expect(details.locator('pre').first()).toBeVisible();
  });
});
