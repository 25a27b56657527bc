import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import cli from '../../cedra/cli/generated.json';
import {compactReference} from '../../cedra/cli/model';
import {loadPage} from '../../cedra/pages/page';
import {links} from '../../src/site/links';
import {built, builtFiles, documentOf, fileOf} from '../_helpers/build';
import {expect, fakeClipboard, holdRequests, open, recorded, test} from '../_helpers/test';

const copyButton = (page: Page) =>
  page
    .locator('.theme-code-block')
    .first()
    .getByRole('button', {name: /^Copy .+ to clipboard$/});

test.describe('S10.clipboard: copy buttons', () => {
  test('Copy buttons copy code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/getting-started/counter');
    const code = await page.locator('.theme-code-block code').first().innerText();
    await copyButton(page).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('The button reports a failed copy and can be used again', async ({page, watch}) => {
    watch.expectProblem(/could not be copied/);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await page.clock.install();
    await open(page, '/getting-started/counter');
    await copyButton(page).click();
    await expect(page.getByRole('button', {name: 'Copy failed'}).first()).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('button', {name: 'Copy failed'})).toHaveCount(0);
    await expect(copyButton(page)).toBeVisible();
  });

  test('"Copy page" writes to the clipboard while the Markdown is still loading', async ({page}) => {
    // As in WebKit: a page can write to the clipboard only until the task of the click ends.
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
    const release = await holdRequests(page, '**/intro.md');
    await open(page, '/intro');
    const request = page.waitForRequest('**/intro.md');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await request;
    release();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await recorded(page, 'copied')).toBe(built('intro.md'));
  });

  test('"Copy page" copies a long page with all its sections', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/move/errors');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(built('move/errors.txt'));
  });

  test('"Copy page" reports that the Markdown failed to load', async ({page, context, watch}) => {
    await context.grantPermissions(['clipboard-write']);
    watch.expectProblem(/could not be copied|Failed to load resource/);
    await page.route('**/intro.md', (route) => route.fulfill({status: 500, body: ''}));
    await open(page, '/intro');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('button', {name: 'Copy failed. Open the Markdown instead.'})).toBeVisible();
    expect(watch.problems.join('\n')).toContain('/intro.md: 500');
  });
});

test.describe('S10.clipboard: every copy button of the site', {tag: '@sweep'}, () => {
  const sitemap = load(built('sitemap.xml'), {xml: true});
  const routes = sitemap('loc')
    .toArray()
    .map((loc) => new URL(sitemap(loc).text()).pathname);
  const usages = compactReference(cli).commands.map(({usage}) => usage);

  /** The source file of a page, from its edit link. */
  function sourceOf(route: string): string {
    const link = documentOf(route)('.theme-edit-this-page').attr('href') ?? '';
    if (!link.startsWith(links.editDocs)) throw new Error(`${route} has no link to its source.`);
    return link.slice(links.editDocs.length);
  }

  /** Presses every button whose name starts with "Copy", in hidden tabs too. */
  function copyAll(page: Page): Promise<{name: string; isCode: boolean; text: string}[]> {
    return page.evaluate(async () => {
      const results = [];
      for (const button of Array.from(document.querySelectorAll('button'))) {
        const label = button.getAttribute('aria-label') ?? button.textContent;
        const others = (button.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .filter((id) => id !== button.id);
        const name = [label, ...others.map((id) => document.getElementById(id)?.textContent)]
          .join(' ')
          .trim();
        if (!/^copy/i.test(name)) continue;
        const copied = () => (window as unknown as {copied?: string}).copied;
        Object.assign(window, {copied: undefined});
        button.click();
        while (copied() === undefined) await new Promise((done) => setTimeout(done));
        results.push({name, isCode: button.closest('.theme-code-block') !== null, text: copied() ?? ''});
      }
      return results;
    });
  }

  // One half per worker.
  for (const half of [0, 1]) {
    test(`Every button copies exactly what the proof runs, half ${half + 1} of the pages`, async ({page}) => {
      // Half a minute on an idle machine.
      test.setTimeout(300_000);
      const files = new Map(
        routes.filter((_, index) => index % 2 === half).map((route) => [route, sourceOf(route)]),
      );
      expect(files.size).toBeGreaterThan(20);
      await fakeClipboard(page);
      for (const [route, file] of files) {
        // Diagrams are not proven.
        const proven = loadPage(file).blocks.filter(({lang}) => lang !== 'mermaid');
        await open(page, route);
        const buttons = page.getByRole('button', {name: /^Copy .+ to clipboard$/, includeHidden: true});
        await expect(buttons, route).toHaveCount(proven.length);
        const copied = await copyAll(page);
        const codes = copied.filter(({isCode}) => isCode).map(({text}) => text);
        expect(codes, route).toEqual(proven.map(({code}) => code));

        const [first, ...others] = copied.filter(({isCode}) => !isCode);
        const markdown = fileOf(route, 'md');
        // The Markdown of a long page is a list of its sections, beside a file with all of them.
        const text = markdown.replace(/md$/, 'txt');
        const whole = built(builtFiles('txt').includes(text) ? text : markdown);
        expect(first, route).toMatchObject({name: 'Copy page', text: whole});
        // Other buttons copy inline code, or the usage of a command.
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
