import type {Locator, Page} from '@playwright/test';
import {documentOf, routesWith} from '../_helpers/build';
import {gallery, openGallery} from '../_helpers/gallery';
import {arrivedAt, expect, open, test} from '../_helpers/test';

const blocks = (page: Page) => page.locator('.markdown .theme-code-block:visible');
const mark = (block: Locator) => block.locator('[data-grade]');
/** A page with a script, whose first block ran. */
const provenPage = () =>
  routesWith(/Download as a script/).find(
    (route) => documentOf(route)('[data-grade]').first().text().trim() === 'ran',
  ) ?? '';

const receipt = (page: Page) => page.getByRole('group', {name: 'Receipt'});

test.describe('S10.proof-marks: marks of proof', () => {
  test('The receipt names result, tool, date and block, and has links', async ({page}) => {
    const path = provenPage();
    const script =
      (documentOf(path)('a[download][href^="/run/"]').attr('href') ?? '').split('/').at(-1) ?? '';
    await open(page, path);
    await mark(blocks(page).first()).click();
    await expect(receipt(page)).toContainText(/Ran with Cedra CLI \d+\.\d+\.\d+\./);
    await expect(receipt(page)).toContainText(/ToolCedra CLI \d+\.\d+\.\d+ \([0-9a-f]{8}\)/);
    await expect(receipt(page)).toContainText(/Date\d+ \w+ \d{4}/);
    await expect(receipt(page)).toContainText(/Block[0-9a-f]{12}/);
    await expect(receipt(page).getByRole('link', {name: 'Download this page as a script'})).toHaveAttribute(
      'href',
      `/run/${script}`,
    );
    const {origin} = new URL(page.url());
    await expect(receipt(page)).toContainText(`curl -fsSLO ${origin}/run/${script} && bash ${script} `);
    await receipt(page).getByRole('link', {name: 'How the code blocks were checked'}).click();
    await arrivedAt(page, '/handbook-for-newcomers');
    await expect(page.locator('#marks')).toBeInViewport();
  });

  test('A step offers the command that does all steps before it', async ({page}) => {
    await open(page, '/getting-started/counter');
    const offer = (step: string) => page.locator(`h3#${step} + details`);
    await expect(offer('publish')).toHaveCount(0);
    await offer('create-and-count').getByText('Start here').click();
    await expect(offer('create-and-count').locator('code')).toHaveText(
      /^curl -fsSLO \S+\/run\/getting-started-counter\.sh && bash getting-started-counter\.sh call-too-early$/,
    );
  });

  test('Enter opens the receipt, and Escape or a click elsewhere closes it', async ({page}) => {
    await openGallery(page);
    const button = mark(blocks(page).first());
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await receipt(page).locator('p').first().click();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await page.locator('h1').click();
    await expect(receipt(page)).toHaveCount(0);
  });

  test('A click below a receipt, which moves up when it closes, has its effect', async ({page}) => {
    await openGallery(page);
    await mark(blocks(page).first()).click();
    await expect(receipt(page)).toContainText('Block');
    const next = mark(blocks(page).nth(1));
    await next.click();
    await expect(next).toHaveAttribute('aria-expanded', 'true');
    await expect(receipt(page)).toHaveCount(1);
  });

  test('The receipt is within the window and covers no code at any width', async ({page}) => {
    await openGallery(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      const marked = blocks(page).filter({has: page.locator('[data-grade]')});
      for (const block of [marked.first(), marked.last()]) {
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
        expect(covered, `${width} px`).toBe(0);
        await page.keyboard.press('Escape');
      }
    }
  });

  test('A tutorial ends with a summary of its marks and its script', async ({page, request}) => {
    const path = provenPage();
    await open(page, path);
    await expect(
      page.getByText(/\d+ of \d+ blocks proven · \d+ ran.* · Cedra CLI \d+\.\d+\.\d+/),
    ).toBeVisible();
    const link = page.getByRole('link', {name: 'Download as a script'});
    const script = await (await request.get((await link.getAttribute('href')) ?? '')).text();
    expect(script).toMatch(/^#!/);
    const [command = ''] = documentOf(path)('.language-bash code').first().text().trim().split('\n');
    expect(script).toContain(command);
  });
});

test.describe('S10.touch: touch screens, which cannot hover', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  const terms = (page: Page) => page.locator('.markdown a[href^="/glossary#"]');
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('The first tap on a term shows its definition, the second follows the link', async ({page}) => {
    await openGallery(page);
    // Each tap replaces the definition of the previous term.
    for (const term of (await terms(page).all()).reverse()) {
      await term.tap();
      await expect(tooltip(page)).toHaveCount(1);
      const box = await tooltip(page).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390, await term.innerText()).toBe(true);
      expect(page.url()).toBe(gallery);
    }
    await page.locator('h1').tap();
    await expect(tooltip(page)).toHaveCount(0);
    expect(page.url()).toBe(gallery);
    await terms(page).first().tap();
    await expect(tooltip(page)).toBeVisible();
    await terms(page).first().tap();
    await arrivedAt(page, '/glossary');
  });

  test('A tap on a mark of proof opens the receipt, and a tap elsewhere closes it', async ({page}) => {
    await openGallery(page);
    await mark(blocks(page).first()).tap();
    await expect(receipt(page)).toBeVisible();
    await page.locator('h1').tap();
    await expect(receipt(page)).toHaveCount(0);
  });
});

test.describe('S10.code-blocks: code blocks', () => {
  test('A whole file is downloaded as its block shows it', async ({page}) => {
    await openGallery(page);
    const button = page.getByRole('button', {name: /^Download .*\.move$/}).first();
    const block = page.locator('.theme-code-block').filter({has: button}).first();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^\w+\.move$/);
    const stream = await download.createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(text).toBe(`${await block.locator('pre').textContent()}\n`);
  });

  test('Copied text has the code and its path, but no labels of the interface', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGallery(page);
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body),
    );
    await page.keyboard.press('Control+c');
    const lines = (await page.evaluate(() => navigator.clipboard.readText()))
      .split('\n')
      .map((line) => line.trim());
    for (const text of ['cedra account balance --profile bob', 'counter/sources/counter.move'])
      expect(lines).toContain(text);
    const labels = await page
      .locator('.theme-code-block')
      .first()
      .evaluate((block) =>
        ((block.firstElementChild as HTMLElement).innerText || '')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      );
    const buttons = await page.locator('main button').allInnerTexts();
    const interfaceTexts = [...labels, ...buttons].filter(Boolean);
    expect(interfaceTexts.length).toBeGreaterThan(3);
    expect(lines.filter((line) => interfaceTexts.includes(line))).toEqual([]);
  });

  test('A long block is folded until the reader unfolds it', async ({page}) => {
    await openGallery(page);
    const button = page.getByRole('button', {name: /^Show all \d+ lines$/}).first();
    const block = page.locator('.theme-code-block').filter({has: button}).first();
    const pre = await block.locator('pre').elementHandle();
    const height = async () => (await pre.boundingBox())?.height ?? 0;
    const folded = await height();
    await button.click();
    expect(await height()).toBeGreaterThan(folded);
  });

  test('Text below the fold that the browser finds unfolds the block', async ({page}) => {
    await openGallery(page);
    const button = page.getByRole('button', {name: /^Show all \d+ lines$/}).first();
    const block = page.locator('.theme-code-block').filter({has: button}).first();
    const pre = await block.locator('pre').elementHandle();
    const last = await pre.evaluateHandle((element) => element.querySelector('code')?.lastElementChild);
    await last.evaluate((element) => element?.scrollIntoView({block: 'end'}));
    await expect
      .poll(() => pre.evaluate(({clientHeight, scrollHeight}) => scrollHeight - clientHeight))
      .toBeLessThan(2);
    await expect
      .poll(() =>
        last.evaluate((element) => {
          const {top, bottom} = element?.getBoundingClientRect() ?? {top: -1, bottom: -1};
          return top >= 0 && bottom <= innerHeight + 2;
        }),
      )
      .toBe(true);
  });

  test('A button wraps the long lines of all blocks, without rendering them again, also at the next visit', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    await openGallery(page);
    const wrap = page.getByRole('button', {name: 'Wrap long lines'});
    const pre = page.locator('.theme-code-block').filter({has: wrap}).first().locator('pre');
    const widest = () =>
      page
        .locator('.theme-code-block pre')
        .evaluateAll((all) =>
          Math.max(...all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)),
        );
    expect(await widest()).toBeGreaterThan(0);
    await expect(pre).toHaveAttribute('tabindex', '0');
    const token = await pre.locator('code > *').first().elementHandle();
    await wrap.first().click();
    await expect.poll(widest).toBe(0);
    await expect(pre).not.toHaveAttribute('tabindex');
    // Rendering takes time and would remove the reader's selection.
    expect(await token.evaluate((element) => element.isConnected)).toBe(true);
    await page.reload();
    await expect(wrap.last()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(widest).toBe(0);
    await wrap.first().click();
    await expect.poll(widest).toBeGreaterThan(0);
  });

  test('The button that wraps the lines of a folded block stays', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openGallery(page);
    await page.getByRole('button', {name: 'Wrap long lines'}).first().click();
    const wrap = page
      .locator('.theme-code-block')
      .filter({has: page.getByRole('button', {name: /^Show all \d+ lines$/})})
      .first()
      .getByRole('button', {name: 'Wrap long lines'});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await expect(wrap).toBeFocused();
  });

  test('S10.keyboard: Only scrolling code is a tab stop', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openGallery(page);
    const found = {scrolling: 0, others: 0};
    for (const pre of await page.locator('.theme-code-block pre:visible').all()) {
      await pre.scrollIntoViewIfNeeded();
      const scrolls = await pre.evaluate((element) => element.scrollWidth > element.clientWidth);
      if (scrolls) await expect(pre).toHaveAttribute('tabindex', '0');
      else await expect(pre).not.toHaveAttribute('tabindex');
      found[scrolls ? 'scrolling' : 'others'] += 1;
    }
    expect(found.scrolling).toBeGreaterThan(0);
    expect(found.others).toBeGreaterThan(0);
  });
});
