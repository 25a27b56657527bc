import {type Page} from '@playwright/test';
import {links} from '../src/site/links';
import {docRoutes} from './_helpers/routes';
import {arrivedAt, expect, navigate, open, push, test} from './_helpers/test';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
/** Bottom edge of the navbar in the window; it is negative while the navbar is hidden. */
const navbarTop = (page: Page) =>
  navbar(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

test.describe('S1.top-bar: top bar', () => {
  test('The top bar has a sidebar entry labelled Concepts', async ({page}) => {
    await open(page, '/');
    await navbar(page).getByRole('link', {name: 'Concepts', exact: true}).click();
    await arrivedAt(page, '/concepts');
    await expect(navbar(page).getByRole('link', {name: 'Concepts', exact: true})).toHaveClass(/active/);
  });

  test('The top bar has two links, a search button, a colour-mode switch and an announcement bar', async ({
    page,
  }) => {
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
    await expect(navbar(page).getByRole('button', {name: /dark and light mode/})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });

  test('S1.title: Every page title ends with the site title after a vertical bar', async ({request}) => {
    for (const path of docRoutes) {
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(await (await request.get(path)).text())?.[1];
      expect(title, path).toMatch(/^.+ \| developer docs$/);
    }
  });
});

test.describe('S2.dropdowns, S4.navbar: navbar dropdowns', () => {
  for (const [kind, label] of [
    ['version', 'Next'],
    ['language', 'English'],
  ] as const) {
    test(`The ${kind} dropdown has the one entry ${label}`, async ({page}) => {
      await open(page, '/concepts/transaction');
      const dropdown = navbar(page).locator('.dropdown').filter({hasText: label});
      const menu = dropdown.locator('.dropdown__menu');
      await expect(dropdown.getByRole('button', {name: label})).toBeVisible();
      await expect(menu).toBeHidden();
      await dropdown.hover();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link')).toHaveText([label]);
      await expect(menu.getByRole('link')).toHaveAttribute('href', '/concepts/transaction');
    });
  }

  test('Dropdowns open and close, by keyboard too', async ({page}) => {
    await open(page, '/');
    const dropdown = navbar(page).locator('.dropdown').filter({hasText: 'Next'});
    const button = dropdown.getByRole('button', {name: 'Next'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(dropdown.locator('.dropdown__menu')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
    // Moving the focus elsewhere closes it.
    await page.getByRole('button', {name: /dark and light mode/}).focus();
    await expect(dropdown.locator('.dropdown__menu')).toBeHidden();
  });

  test('Dropdowns fit into the bar at every desktop width', {tag: '@sweep'}, async ({page}) => {
    for (const width of [997, 1100, 1280, 1920]) {
      await page.setViewportSize({width, height: 700});
      await open(page, '/intro');
      const {overflow, height} = await navbar(page).evaluate((element) => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        height: element.getBoundingClientRect().height,
      }));
      expect(overflow, `${width} px`).toBe(0);
      expect(height, `${width} px`).toBeLessThan(80);
    }
  });
});

test.describe('S2.skip-link: skip-to-content link', () => {
  test('The skip link is the first tab stop and leads to the content', async ({page}) => {
    await open(page, '/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    // The next stop is inside the content, past the navbar and the sidebar.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test.describe('S4.navbar: navbar on scroll', () => {
  test('The navbar hides when scrolling down and returns when scrolling up or navigating', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/getting-started/counter');
    expect(await navbarTop(page)).toBeGreaterThan(0);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => navbarTop(page)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => navbarTop(page)).toBeLessThanOrEqual(0);
    await navigate(page, '/intro');
    await expect.poll(() => navbarTop(page)).toBeGreaterThan(0);
  });
});

test.describe('S1.one-application: the link of the announcement', () => {
  test('The announcement’s link needs no full page load', async ({page}) => {
    await open(page, '/intro');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await page.locator('.theme-announcement-bar a').click();
    await arrivedAt(page, '/getting-started/counter');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await push(page, '/intro');
    await arrivedAt(page, '/intro');
  });
});
