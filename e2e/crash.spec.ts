import {type Page} from '@playwright/test';
import {arrivedAt, expect, isSameDocument, markDocument, open, push, test} from './_helpers/test';

/** From now on, creating an element of this name throws, until `repair`: components that use it crash. */
async function breakElement(page: Page, tag: string) {
  await page.evaluate((broken) => {
    const create = Document.prototype.createElement;
    Document.prototype.createElement = function (
      this: Document,
      name: string,
      options?: ElementCreationOptions,
    ) {
      if (name === broken) {
        const counter = window as unknown as {crashes?: number};
        counter.crashes = (counter.crashes ?? 0) + 1;
        throw new Error('Outer trouble', {cause: new Error('Inner trouble')});
      }
      return create.call(this, name, options);
    } as typeof create;
    Object.assign(window, {repair: () => (Document.prototype.createElement = create)});
  }, tag);
}

/** Number of crashes: two crash screens look the same. */
const crashes = (page: Page) => page.evaluate(() => (window as unknown as {crashes?: number}).crashes ?? 0);

const repair = (page: Page) => page.evaluate(() => (window as unknown as {repair: () => void}).repair());

test.beforeEach(({watch}) => {
  watch.expectProblem(/Outer trouble/);
});

test.describe('S2.crash: crash fallback page', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/intro');
    await markDocument(page);
    await breakElement(page, 'article');
    await push(page, '/concepts');
  });

  test('The crash page is titled Page Error and shows "This page crashed.", the error messages and "Try again"', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('main')).toContainText('Outer trouble');
    await expect(page.locator('main')).toContainText('Cause:');
    await expect(page.locator('main')).toContainText('Inner trouble');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    // The rest of the site works.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });

  test('Try again renders the page when the error is gone', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await repair(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('article h1')).toBeVisible();
    await arrivedAt(page, '/concepts');
    await expect(page).not.toHaveTitle('Page Error');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Another route works after a crash without a reload', async ({page}) => {
    await expect(page).toHaveTitle('Page Error');
    await repair(page);
    await push(page, '/move');
    await arrivedAt(page, '/move');
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page).toHaveTitle(/\| developer docs$/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Two crashes in a row and Back and Forward lead to the right pages', async ({page}) => {
    await expect(page).toHaveTitle('Page Error');
    const before = await crashes(page);
    await push(page, '/nodes');
    await expect(page).toHaveURL(/\/nodes$/);
    await expect.poll(() => crashes(page)).toBeGreaterThan(before);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await repair(page);
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/concepts');
    await expect(page.locator('article h1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('S2.crash: crash of the layout', () => {
  test('A crash of the layout shows the crash page, and navigating leaves it', async ({page}) => {
    await open(page, '/search');
    await breakElement(page, 'nav');
    await push(page, '/concepts');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^This page crashed/);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('Inner trouble')).toBeVisible();
    await repair(page);
    await push(page, '/move');
    await arrivedAt(page, '/move');
    await expect(page.locator('article h1')).toBeVisible();
  });
});
