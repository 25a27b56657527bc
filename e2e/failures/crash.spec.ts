import type {Page} from '@playwright/test';
import {breakElement, repair} from '../_helpers/breakElement';
import {contentScript} from '../_helpers/build';
import {
  arrivedAt,
  expect,
  isSameDocument,
  markDocument,
  navigate,
  open,
  push,
  recorded,
  test,
} from '../_helpers/test';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});

test.describe('S2.crash: crash page', () => {
  test.beforeEach(({watch}) => watch.expectProblem(/Outer error/));

  test('The crash page shows the messages of the error and "Try again"', async ({page}) => {
    await open(page, '/intro');
    await markDocument(page);
    await breakElement(page, 'article');
    await push(page, '/concepts');
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    for (const text of ['Outer error', 'Cause:', 'Inner error']) {
      await expect(page.locator('main')).toContainText(text);
    }
    // The rest of the site works.
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

    const crashes = await recorded<number>(page, 'crashes');
    await tryAgain(page).click();
    await expect.poll(() => recorded<number>(page, 'crashes')).toBeGreaterThan(crashes);
    await expect(title(page)).toHaveText('This page crashed.');
    await repair(page);
    await tryAgain(page).click();
    await expect(page.locator('article h1')).toBeVisible();
    await arrivedAt(page, '/concepts');
    await expect(page).not.toHaveTitle('Page Error');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('After two crashes in a row, other routes and Back work without a reload', async ({page}) => {
    await open(page, '/intro');
    await markDocument(page);
    await breakElement(page, 'article');
    await push(page, '/concepts');
    await expect(page).toHaveTitle('Page Error');
    // Two crash pages look the same.
    const crashes = await recorded<number>(page, 'crashes');
    await push(page, '/nodes');
    await expect(page).toHaveURL(/\/nodes$/);
    await expect.poll(() => recorded<number>(page, 'crashes')).toBeGreaterThan(crashes);
    await repair(page);
    await page.evaluate(() => history.back());
    await arrivedAt(page, '/concepts');
    await expect(page.locator('article h1')).toBeVisible();
    await navigate(page, '/move');
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page).toHaveTitle(/\| developer docs$/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('A crash of the layout shows the crash page until the next navigation', async ({page}) => {
    await open(page, '/search');
    await breakElement(page, 'nav');
    await push(page, '/concepts');
    await expect(title(page)).toHaveText(/^This page crashed/);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByText('Inner error')).toBeVisible();
    await repair(page);
    await navigate(page, '/move');
    await expect(page.locator('article h1')).toBeVisible();
  });
});

test.describe('Errors of pages', () => {
  test('S5.default-export: The crash page names the page without a default export', async ({page, watch}) => {
    const message = /The page component at \/concepts doesn't have a default export/;
    watch.expectProblem(message);
    const {url, source} = contentScript('concepts/index');
    await open(page, '/intro');
    await page.route(`**${url}`, (route) =>
      route.fulfill({contentType: 'text/javascript', body: source.replace('default:()=>', 'elsewhere:()=>')}),
    );
    await push(page, '/concepts');
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(message);
  });

  test('S8.head-tags: The crash page names a tag that does not belong in the head', async ({page, watch}) => {
    const message = /Helmet does not support rendering <div> elements/;
    watch.expectProblem(message);
    // The page's script: the alternate link that this site adds to each page becomes a `div`.
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
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(message);
  });

  test('S8.hydration: A hydration error is logged, and the page is rendered', async ({page, watch}) => {
    const message = /Docusaurus React Root onRecoverableError:/;
    watch.expectProblem(message);
    await page.route('**/intro', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace(/(<h1[^>]*>)/, '$1Not the text of this page: ')});
    });
    await open(page, '/intro');
    await expect.poll(() => watch.problems.some((problem) => message.test(problem))).toBe(true);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByText('Not the text of this page')).toHaveCount(0);
  });
});
