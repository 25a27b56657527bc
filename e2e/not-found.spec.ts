import {unknownPath} from './_helpers/routes';
import {arrivedAt, expect, isSameDocument, markDocument, open, push, test} from './_helpers/test';

test.beforeEach(({watch}) => {
  watch.expectProblem(/404 \(Not Found\)/);
});

test.describe('S2.not-found: not-found page', () => {
  for (const [asked, meant] of [
    ['/getting-started/countr', '/getting-started/counter'],
    ['/docs/validator-setup', '/nodes/validator-setup'],
    ['/sdk/typescript/transaction', '/sdks/typescript/transactions'],
  ] as const) {
    test(
      `The page suggests ${meant} for ${asked}`,
      {tag: meant !== '/nodes/validator-setup' ? '@sweep' : []},
      async ({page}) => {
        await open(page, asked);
        await markDocument(page);
        const suggestion = page.locator('main li a').first();
        await expect(suggestion).toHaveAttribute('href', meant);
        await suggestion.click();
        await arrivedAt(page, meant);
        expect(await isSameDocument(page)).toBe(true);
      },
    );
  }

  test('The page suggests nothing when no address is similar', async ({page}) => {
    await open(page, '/qqqq/zzzz');
    await expect(page.getByRole('link', {name: 'start page'})).toBeVisible();
    await expect(page.locator('[data-help-improve] h2')).toBeVisible();
    await expect(page.locator('main li')).toHaveCount(0);
  });

  test('A second wrong address gets its own suggestions', async ({page}) => {
    await open(page, '/getting-started/countr');
    await expect(page.locator('main li a').first()).toHaveAttribute('href', '/getting-started/counter');
    await push(page, '/docs/validator-setup');
    await expect(page.locator('main li a').first()).toHaveAttribute('href', '/nodes/validator-setup');
  });

  test('The search field has the words of the address', async ({page}) => {
    await open(page, '/getting_started/countr.html');
    const field = page.locator('main').getByRole('searchbox');
    await expect(field).toHaveValue('getting started countr');
    await field.fill('counter');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=counter$/);
  });

  test('The list of pages loads on demand and again after a failure', async ({page, watch}) => {
    watch.expectProblem(/The list of similar pages could not be loaded|Failed to load resource/);
    await open(page, '/intro');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.route('**/assets/js/**', (route) => route.abort());
    await push(page, '/intro/nowhere');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    const failure = page
      .getByRole('alert')
      .filter({hasText: 'The list of similar pages could not be loaded'});
    await expect(failure).toBeVisible();
    expect(scripts.filter((url) => url.includes('/assets/js/')).length).toBeGreaterThan(0);
    await expect(page).toHaveTitle('Page Not Found | developer docs');
    await page.unroute('**/assets/js/**');
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main li a').first()).toHaveAttribute('href', '/intro');
  });

  test('The page has the title and style of the site in dark mode', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, unknownPath);
    await expect(page).toHaveTitle('Page Not Found | developer docs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
});
