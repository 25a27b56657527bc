import type {Page} from '@playwright/test';
import {links} from '../../src/site/links';
import {arrivedAt, expect, modeSwitch, navigate, open, overflow, test} from '../_helpers/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const dropdown = (page: Page, label: string) => navbar(page).locator('.dropdown').filter({hasText: label});

/** The bottom edge of the navbar in the window; not positive while the navbar is hidden. */
const navbarBottom = (page: Page) =>
  navbar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

test('S1.top-bar: The top bar has its specified entries and buttons', async ({page}) => {
  await open(page, '/');
  for (const [label, href] of [
    ['Feedback', links.feedback],
    ['Code Examples', links.codeExamples],
  ] as const) {
    const link = navbar(page).getByRole('link', {name: label});
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(navbar(page).getByRole('button', {name: /Search/})).toBeVisible();
  await expect(navbar(page).locator(modeSwitch(page))).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  const concepts = navbar(page).getByRole('link', {name: 'Concepts', exact: true});
  await concepts.click();
  await arrivedAt(page, '/concepts');
  await expect(concepts).toHaveClass(/active/);
});

test.describe('S2.dropdowns, S4.navbar: navbar dropdowns', () => {
  test('The version and the language dropdown have one entry each', async ({page}) => {
    await open(page, '/concepts/transaction');
    for (const label of ['Next', 'English']) {
      const menu = dropdown(page, label).locator('.dropdown__menu');
      await expect(dropdown(page, label).getByRole('button', {name: label})).toBeVisible();
      await expect(menu).toBeHidden();
      await dropdown(page, label).hover();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link')).toHaveText([label]);
      await expect(menu.getByRole('link')).toHaveAttribute('href', '/concepts/transaction');
    }
  });

  test('Enter opens and closes a dropdown, and moving the focus elsewhere closes it', async ({page}) => {
    await open(page, '/');
    const button = dropdown(page, 'Next').getByRole('button', {name: 'Next'});
    const menu = dropdown(page, 'Next').locator('.dropdown__menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await modeSwitch(page).focus();
    await expect(menu).toBeHidden();
  });

  test('The navbar fits into one line at every desktop width', {tag: '@sweep'}, async ({page}) => {
    await open(page, '/intro');
    for (const width of [997, 1100, 1280, 1920]) {
      await page.setViewportSize({width, height: 700});
      await expect.poll(() => overflow(page), `${width} px`).toBe(0);
      expect((await navbar(page).boundingBox())?.height, `${width} px`).toBeLessThan(80);
    }
  });
});

test('S2.skip-link: The skip link is the first tab stop and leads to the content', async ({page}) => {
  await open(page, '/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  // The next stop is inside the content, after the navbar and the sidebar.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('S4.navbar: The navbar hides when scrolling down and returns when scrolling up or navigating', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/getting-started/counter');
  expect(await navbarBottom(page)).toBeGreaterThan(0);
  await page.mouse.move(640, 300);
  // A busy browser may report several scrolls as one, and the first one moves nothing.
  const scrollDown = () =>
    expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => navbarBottom(page), {timeout: 1_000}).toBeLessThanOrEqual(0);
    }).toPass();
  await scrollDown();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
  await scrollDown();
  await navigate(page, '/intro');
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(0);
});
