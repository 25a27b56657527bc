import type {Locator, Page} from '@playwright/test';
import {docRoutes} from './_helpers/routes';
import {arrivedAt, expect, open, test} from './_helpers/test';

test.describe('S10.proof-marks: how a block was proven', () => {
  const blocks = (page: Page) => page.locator('article .theme-code-block:visible');
  const mark = (block: Locator) => block.locator('[data-tier]');
  const receipt = (page: Page) => page.getByRole('group', {name: 'Receipt'});

  test('The receipt names what was done, the tool, the date and the block', async ({page}) => {
    await open(page, '/getting-started/counter');
    await mark(blocks(page).first()).click();
    await expect(receipt(page)).toContainText(/Ran on Cedra CLI \d+\.\d+\.\d+\./);
    await expect(receipt(page)).toContainText(/ToolCedra CLI \d+\.\d+\.\d+ \([0-9a-f]{8}\)/);
    await expect(receipt(page)).toContainText(/Date\d+ \w+ \d{4}/);
    await expect(receipt(page)).toContainText(/Block[0-9a-f]{12}/);
    await expect(receipt(page).getByRole('link', {name: 'Script of this page'})).toHaveAttribute(
      'href',
      '/run/getting-started-counter.sh',
    );
    await receipt(page).getByRole('link', {name: 'What the marks mean'}).click();
    await arrivedAt(page, '/');
    await expect(page.locator('#marks')).toBeInViewport();
  });

  test('The receipt opens by Enter, and Escape or a click elsewhere closes it', async ({page}) => {
    await open(page, '/getting-started/counter');
    const button = mark(blocks(page).first());
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await page.locator('article h1').click();
    await expect(receipt(page)).toHaveCount(0);
  });

  for (const width of [320, 390, 1440]) {
    test(
      `The receipt is within the window and covers no code at ${width} px`,
      {tag: width !== 320 ? '@sweep' : []},
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, '/getting-started/tx');
        for (const block of [blocks(page).first(), blocks(page).last()]) {
          await mark(block).click();
          await expect(receipt(page).getByRole('link').first()).toBeInViewport({ratio: 1});
          await expect(receipt(page)).toBeInViewport({ratio: 1});
          const covered = await receipt(page).evaluate((slip) => {
            const box = slip.getBoundingClientRect();
            return Array.from(document.querySelectorAll('pre')).filter((pre) => {
              const code = pre.getBoundingClientRect();
              const isBeside = code.right <= box.left || code.left >= box.right;
              return !isBeside && code.height > 0 && code.bottom > box.top && code.top < box.bottom;
            }).length;
          });
          expect(covered).toBe(0);
          await page.keyboard.press('Escape');
        }
      },
    );
  }

  test('A block that must fail is never marked as a success', async ({page}) => {
    await open(page, '/move/ownership');
    await page.getByRole('button', {name: 'fails, as it should'}).first().click();
    await expect(receipt(page)).toContainText('Rejected, as it should be, by Cedra CLI');
  });

  test('Every block of every page has one mark', async ({page}) => {
    for (const path of docRoutes) {
      const html = await (await page.request.get(path)).text();
      const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
      expect(count(/data-tier=/g), path).toBe(count(/theme-code-block/g));
    }
  });

  test('The foot of the page sums up the marks', async ({page}) => {
    await open(page, '/getting-started/counter');
    await expect(
      page.getByText(/\d+ of \d+ blocks proven · \d+ ran.* · Cedra CLI \d+\.\d+\.\d+/),
    ).toBeVisible();
  });

  test('A tutorial offers the script that was run', async ({page, request}) => {
    await open(page, '/getting-started/counter');
    const link = page.getByRole('link', {name: 'Run this page'});
    const script = await (await request.get((await link.getAttribute('href')) ?? '')).text();
    expect(script).toMatch(/^#!/);
    expect(script).toContain('cedra move publish');
  });
});

test.describe('S10.code-blocks: code blocks', () => {
  test('A whole file can be downloaded as the block shows it', async ({page}) => {
    await open(page, '/getting-started/counter');
    const block = page
      .locator('.theme-code-block')
      .filter({has: page.getByRole('button', {name: /^Download .*\.move$/})})
      .first();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      block.getByRole('button', {name: /^Download/}).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\w+\.move$/);
    const stream = await download.createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(text).toBe(`${await block.locator('pre').textContent()}\n`);
  });

  test('A long block is folded until the reader unfolds it', async ({page}) => {
    await open(page, '/guides/escrow');
    const button = page.getByRole('button', {name: /^Show all \d+ lines$/}).first();
    const block = page.locator('.theme-code-block').filter({has: button}).first();
    const pre = await block.locator('pre').elementHandle();
    const height = async () => (await pre.boundingBox())?.height ?? 0;
    const folded = await height();
    await button.click();
    expect(await height()).toBeGreaterThan(folded);
  });

  test('Every block is coloured without a script', async ({request}) => {
    const html = await (await request.get('/getting-started/counter')).text();
    expect(html).toContain('<c-k>');
  });
});
