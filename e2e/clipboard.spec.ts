// Presses every copy button of the site. The copied text must equal, byte for byte, what the proof ran.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import cli from '../lib/generated/cli.json';
import {compact} from '../lib/cli';
import {provenBlocks} from './_helpers/blocks';
import {sites} from './_helpers/sites';
import {expect, open, test} from './_helpers/test';

const {directory} = sites.plain;
const routes = [...readFileSync(join(directory, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

interface Lock {
  pages: Record<string, {blocks: string[]}>;
}
const lock = JSON.parse(readFileSync('proof.lock.json', 'utf8')) as Lock;

const usages = compact(cli).commands.map(({usage}) => usage);

/** The source file of a page, from its edit link. */
function sourceOf(route: string): string {
  const name = route === '/' ? 'index' : route.slice(1);
  const html = readFileSync(join(directory, `${name}.html`), 'utf8');
  const file = /href="?[^"\s>]*\/(docs\/[^"\s>]+\.mdx)"?[^>]*theme-edit-this-page/.exec(html)?.[1];
  if (!file) throw new Error(`${route}: the page does not say which file it is made of.`);
  return file;
}

/** Presses every button named "Copy…", in hidden tabs too. */
function copyAll(page: Page): Promise<{name: string; isCode: boolean; text: string}[]> {
  return page.evaluate(async () => {
    const {copied} = window as unknown as {copied: string[]};
    const results = [];
    for (const button of Array.from(document.querySelectorAll('button'))) {
      const label = button.getAttribute('aria-label') ?? button.textContent;
      const others = (button.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .filter((id) => id !== button.id);
      const name = [label, ...others.map((id) => document.getElementById(id)?.textContent)].join(' ').trim();
      if (!/^copy/i.test(name)) continue;
      const before = copied.length;
      button.click();
      while (copied.length === before) await new Promise((done) => setTimeout(done, 5));
      results.push({name, isCode: button.closest('.theme-code-block') !== null, text: copied.at(-1) ?? ''});
    }
    return results;
  });
}

test.describe('S10.clipboard: every copy button of the site', {tag: '@sweep'}, () => {
  // One half for each worker.
  for (const half of [0, 1]) {
    test(`Every button copies what the proof ran, half ${half + 1} of the pages`, async ({page}) => {
      // Half a minute on an idle machine.
      test.setTimeout(300_000);
      const files = new Map(
        routes.filter((_, index) => index % 2 === half).map((route) => [route, sourceOf(route)]),
      );
      expect(files.size).toBeGreaterThan(20);
      await page.addInitScript(() => {
        const copied: string[] = [];
        Object.assign(window, {copied});
        navigator.clipboard.writeText = async (text) => void copied.push(text);
        // A text that is still loading is copied as an item.
        navigator.clipboard.write = async ([item]) =>
          void copied.push((await (await item?.getType('text/plain'))?.text()) ?? '');
      });
      for (const [route, file] of files) {
        const expected = provenBlocks(file);
        await open(page, route);
        const buttons = page.getByRole('button', {name: 'Copy code to clipboard', includeHidden: true});
        await expect(buttons, route).toHaveCount(expected.length);
        const copied = await copyAll(page);
        const codes = copied.filter(({isCode}) => isCode).map(({text}) => text);
        expect(codes, route).toEqual(expected.map(({code}) => code));
        // The receipts are of exactly these blocks.
        const receipts = new Set(lock.pages[file]?.blocks.map((receipt) => receipt.split(' ')[0]));
        const unproven = expected.filter(({hash}) => !receipts.has(hash)).map(({where}) => where);
        expect(unproven, `${route}: blocks without a receipt`).toEqual([]);

        const [whole, ...others] = copied.filter(({isCode}) => !isCode);
        const markdown = readFileSync(join(directory, route === '/' ? 'index.md' : `${route}.md`), 'utf8');
        expect(whole, route).toMatchObject({name: 'Copy page', text: markdown});
        // An address with a copy button is inline code; how a command is written is data.
        const source = readFileSync(file, 'utf8');
        for (const {name, text} of others) {
          expect(name, route).toBe(`Copy ${text}`);
          if (route !== '/cli/usage') expect(source, route).toContain(`\`${text}\``);
          else expect(usages).toContain(text);
        }
      }
    });
  }
});

test('S10.clipboard: no page, Markdown or script of a page has a mark of a region', () => {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|md|txt|sh)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const marked = files.filter((file) => /region:\s/.test(readFileSync(join(directory, file), 'utf8')));
  expect(marked).toEqual([]);
});

test.describe('S10.clipboard: copy buttons without clipboard access', () => {
  test('A page on plain HTTP, without clipboard API, copies too', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
      document.execCommand = (command) => {
        Object.assign(window, {
          copied: command === 'copy' && (document.activeElement as HTMLTextAreaElement).value,
        });
        return true;
      };
    });
    await open(page, '/getting-started/counter');
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => (window as unknown as {copied: string}).copied);
    expect(copied).toBe(await block.locator('code').innerText());
  });

  test('The button reports a failed copy and can be used again', async ({page, watch}) => {
    watch.expectProblem(/could not be copied/);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await open(page, '/getting-started/counter');
    const block = page.locator('.theme-code-block').first();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copying failed'})).toBeVisible();
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  });
});

test.describe('S10.clipboard: the clipboard of WebKit', () => {
  test('"Copy page" writes to the clipboard during the click, while the Markdown is still loading', async ({
    page,
  }) => {
    // WebKit lets a page write only before the click's task ends.
    await page.addInitScript(() => {
      let isClick = false;
      window.addEventListener(
        'click',
        () => {
          isClick = true;
          setTimeout(() => (isClick = false));
        },
        true,
      );
      const refuse = () => Promise.reject(new DOMException('Not during a click', 'NotAllowedError'));
      navigator.clipboard.writeText = () => refuse();
      navigator.clipboard.write = async ([item]) => {
        if (!isClick || !item) return refuse();
        const blob = await item.getType('text/plain');
        Object.assign(window, {copied: await blob.text()});
      };
    });
    await page.route('**/intro.md', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await open(page, '/intro');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => (window as unknown as {copied: string}).copied);
    expect(copied).toBe(readFileSync(join(directory, 'intro.md'), 'utf8'));
  });

  test('"Copy page" says that it failed when the Markdown does not come', async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-write']);
    watch.expectProblem(/could not be copied|Failed to load resource/);
    await page.route('**/intro.md', (route) => route.fulfill({status: 500, body: ''}));
    await open(page, '/intro');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copying failed: open the Markdown instead'})).toBeVisible();
    expect(watch.problems.join('\n')).toContain('/intro.md: 500');
  });
});
