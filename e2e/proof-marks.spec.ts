import {expect, open, test} from './_helpers/test';

test.describe('S10.proof-marks: how a block was proven', () => {
  test('The mark in the header of a block says how it was proven and with which version', async ({page}) => {
    await open(page, '/getting-started/counter');
    const mark = page.locator('.theme-code-block').first().getByRole('link', {name: 'ran', exact: true});
    await expect(mark).toHaveAttribute('href', '/cli/usage#marks');
    await mark.focus();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toHaveText(/^Ran on Cedra CLI \d+\.\d+\.\d+\./);
    await expect(mark).toHaveAttribute('aria-describedby', (await tooltip.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('A block that must fail is never marked as a success', async ({page}) => {
    await open(page, '/move/ownership');
    const rejected = page.getByRole('link', {name: 'rejected', exact: true}).first();
    await rejected.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/^Rejected, as it should be, by Cedra CLI/);
  });

  test('The foot of the page sums up the marks', async ({page}) => {
    await open(page, '/getting-started/counter');
    await expect(page.getByText(/^Proven: \d+ blocks: \d+ ran.* Cedra CLI \d+\.\d+\.\d+/)).toBeVisible();
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
