import type {Page} from '@playwright/test';
import {links} from '../../src/site/links';
import {gallery, openGallery} from '../_helpers/gallery';
import {field} from '../_helpers/search';
import {
  arrivedAt,
  expect,
  fakeClipboard,
  holdRequests,
  navigate,
  open,
  reactIsIdle,
  recorded,
  test,
  withoutPrefetch,
} from '../_helpers/test';
import {stubServices} from '../_helpers/thirdParties';

test.describe('S10.doc-page: parts of a documentation page', () => {
  test('A page shows its last change and links to its source and neighbours', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${links.editDocs}docs/concepts/blockchain.mdx`,
    );
    await expect(page.getByRole('link', {name: 'What changed on this page'})).toHaveAttribute(
      'href',
      `${links.docsHistory}docs/concepts/blockchain.mdx`,
    );
    const time = page.locator('.theme-last-updated time');
    const date = Date.parse((await time.getAttribute('datetime')) ?? '');
    expect(date).toBeGreaterThan(Date.parse('2024-01-01'));
    expect(date).toBeLessThanOrEqual(Date.now());

    const pagination = page.getByRole('navigation', {name: 'Docs pages'});
    await pagination.getByRole('link', {name: /Next/}).click();
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    // The lower part of the page is rendered after the upper one, and moves the link.
    await reactIsIdle(page);
    await pagination.getByRole('link', {name: /Previous/}).click();
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('A line of text has 65 to 75 characters in a wide window', async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900});
    await open(page, '/concepts/blockchain');
    const sentence =
      'A chain keeps a list of transactions, and <code>cedra node run-localnet</code> starts one on your machine. ';
    const mean = await page
      .locator('.theme-doc-markdown > p')
      .first()
      .evaluate((paragraph, html) => {
        paragraph.innerHTML = html;
        const {lineHeight} = getComputedStyle(paragraph);
        // The last line may be short.
        const lines = Math.round(paragraph.clientHeight / parseFloat(lineHeight)) - 0.5;
        return paragraph.textContent.length / lines;
      }, sentence.repeat(20));
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(78);
  });

  test('S10.reading-tools: A guide shows the time that its text names, a reference page none', async ({
    page,
  }) => {
    await open(page, '/guides/escrow');
    const text = await page
      .locator('article')
      .getByText(/Plan about \d+ minutes/)
      .innerText();
    const [, minutes] = /Plan about (\d+) minutes/.exec(text) ?? [];
    await expect(page.getByText(`${minutes} min`, {exact: true})).toBeVisible();
    await navigate(page, '/glossary');
    await expect(page.getByText(/^\d+ min$/)).toHaveCount(0);
  });

  test('S10.page-foot: The feedback question opens a prefilled form', async ({page}) => {
    await open(page, '/guides/escrow#security');
    const no = page.getByRole('link', {name: 'No', exact: true});
    await no.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await no.click();
    const url = new URL((await no.getAttribute('href')) ?? '');
    expect(url.href.startsWith(links.newDocsIssue)).toBe(true);
    expect(url.searchParams.get('page')).toContain('/guides/escrow#security');
  });

  test('S10.reading-tools: The link beside a heading goes there and copies its address', async ({page}) => {
    await fakeClipboard(page);
    await openGallery(page);
    const link = page.locator('.theme-doc-markdown h3 a.hash-link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('data-copied', 'Link copied');
    expect(await recorded(page, 'copied')).toBe(page.url());
    expect(new URL(page.url()).hash).not.toBe('');
  });
});

test.describe('S2.query: query-string parameter', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();

  test('A link opens a tab, and choosing a tab writes it to the address and stores it', async ({page}) => {
    await openGallery(page, '?os=macos');
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Linux').click();
    await expect(page).toHaveURL(/\?os=linux$/);
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'macOS').click();
    await openGallery(page);
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  });

  test('Tabs keep their elements when React takes over, also with another tab chosen', async ({page}) => {
    const release = await holdRequests(page, '**/assets/js/**');
    await stubServices(page);
    await page.goto(`${gallery}?os=macos`, {waitUntil: 'commit'});
    // Below all tabs.
    await expect(page.locator('.button--primary')).toBeAttached();
    const count = await page.evaluate(() => {
      const all = Array.from(document.querySelectorAll('.theme-tabs-container'));
      Object.assign(window, {all});
      return all.length;
    });
    release();
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    const kept = await page.evaluate<number>('window.all.filter((element) => element.isConnected).length');
    expect([count > 1, kept]).toEqual([true, count]);
  });
});

test('S10.reading-tools: A mark beside the contents moves to the current section, animated except with reduced motion', async ({
  page,
}) => {
  await open(page, '/getting-started/counter');
  const contents = page.locator('.table-of-contents');
  const active = contents.locator('.table-of-contents__link--active');
  const duration = () =>
    contents.evaluate((list) => parseFloat(getComputedStyle(list, '::before').transitionDuration));
  const links = contents.locator('> li > a');
  for (const [index, motion] of (['no-preference', 'reduce'] as const).entries()) {
    const id = ((await links.nth(index + 1).getAttribute('href')) ?? '').slice(1);
    await page.emulateMedia({reducedMotion: motion});
    expect(await duration()).toBe(motion === 'reduce' ? 1e-5 : 0.15);
    await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
    await expect(active).toHaveAttribute('href', `#${id}`);
    const distance = () =>
      active.evaluate((link) => {
        const list = link.closest('.table-of-contents');
        if (!list?.parentElement) throw new Error('no contents');
        const top = list.parentElement.getBoundingClientRect().top;
        const mark = top + parseFloat(getComputedStyle(list, '::before').top);
        return Math.abs(mark - link.getBoundingClientRect().top);
      });
    await expect.poll(distance).toBeLessThan(1);
  }
});

test('S10.reading-tools: Long contents show the subsections of the current section only', async ({page}) => {
  await open(page, '/real-world-guides');
  const contents = page.locator('.table-of-contents');
  const sections = contents.locator('> li');
  const links = sections.locator('li a');
  expect(await contents.locator('a').count()).toBeGreaterThan(18);
  await expect(links.filter({visible: true})).toHaveCount(0);
  const section = sections.filter({has: page.locator('li a')}).last();
  const heading = ((await section.locator('a').first().getAttribute('href')) ?? '').slice(1);
  await page.locator(`[id="${heading}"]`).evaluate((element) => element.scrollIntoView());
  await expect(section.locator('li a').first()).toBeVisible();
  await expect(links.filter({visible: true})).toHaveCount(await section.locator('li a').count());
  // All subsections of a shorter list.
  await open(page, '/move/ownership');
  await expect(contents.locator('li li a').first()).toBeVisible();
  await expect(contents.locator('a').filter({visible: false})).toHaveCount(0);
});

test.describe('S10.reading-tools: table of contents on narrow screens', () => {
  test.use({viewport: {width: 390, height: 800}});

  const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');
  const button = (page: Page) => bar(page).getByRole('button');
  const top = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().top);

  test('The bar names the section that is being read', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await expect(button(page)).toHaveText('On this page');
    const headings = page.locator('.theme-doc-markdown h2');
    const titles = (await headings.allInnerTexts()).map((title) => title.replace(/[\u200b#]/g, '').trim());
    for (const index of [1, 2]) {
      // Parts that get their height when they are drawn move the heading away again.
      await expect(async () => {
        await headings
          .nth(index)
          .evaluate((heading) =>
            window.scrollTo(0, window.scrollY + heading.getBoundingClientRect().top - 100),
          );
        await expect(button(page)).toContainText(titles[index] ?? 'no title', {timeout: 2_000});
      }).toPass();
      await expect(button(page)).toBeInViewport();
    }
    // A click on a bar that moves would miss it, and Playwright scrolls before it tries again.
    await expect.poll(() => top(page)).toBe(0);
    await button(page).click();
    const current = bar(page).locator('[aria-current="location"]');
    // The section may change while the page gets its layout.
    await expect(async () => {
      expect(await button(page).innerText()).toContain(await current.innerText());
    }).toPass();
  });

  test('The bar moves below the navigation bar when the latter returns', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const hidden = page.locator('[data-hidden] > .navbar');
    // A busy browser may report two scrolls as one.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 1200));
      await page.evaluate(() => window.scrollTo(0, 1600));
      await expect(hidden).toBeAttached({timeout: 1_000});
    }).toPass();
    await expect.poll(() => top(page)).toBe(0);
    await page.evaluate(() => {
      const edges = ['.navbar', '.theme-doc-toc-mobile'].map((name) => document.querySelector(name));
      const record = () => {
        const [above, below] = edges.map((element) => element?.getBoundingClientRect());
        const overlap = (above?.bottom ?? 0) - (below?.top ?? 0);
        Object.assign(window, {
          overlap: Math.max(overlap, (window as unknown as {overlap?: number}).overlap ?? 0),
        });
        requestAnimationFrame(record);
      };
      record();
    });
    await page.evaluate(() => window.scrollTo(0, 1400));
    await expect(hidden).not.toBeAttached();
    const height = await page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().height);
    await expect.poll(() => top(page)).toBe(height);
    // While both move, the navigation bar does not cover the bar.
    expect(await recorded(page, 'overlap')).toBeLessThan(1);
  });

  test('Escape closes the list, and a link shows its section below the bar', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('list')).toBeHidden();
    await expect(button(page)).toBeFocused();

    await button(page).click();
    const link = bar(page).getByRole('link').nth(2);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(bar(page).getByRole('list')).toBeHidden();
    await expect(async () => {
      const barBox = await bar(page).boundingBox();
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      expect(barBox && heading && heading.y >= barBox.y + barBox.height).toBe(true);
    }).toPass({timeout: 20_000});
  });
});

test.describe('S10.keys: single-key shortcuts', () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const opener = (page: Page) => page.getByRole('button', {name: 'Keyboard shortcuts'});
  const setting = (page: Page) => dialog(page).getByRole('checkbox', {name: 'Single-key shortcuts'});

  /** Dispatches the event of a key, as keyboards with other layouts do. @returns whether the page handles the key */
  const dispatch = (
    page: Page,
    modifiers: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'modifierAltGraph', boolean>>,
  ) =>
    page.evaluate(
      (init) =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key: ']', bubbles: true, cancelable: true, ...init}),
        ),
      modifiers,
    );

  test('[ and ] open the previous and the next page, also on the index page of a folder', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await page.keyboard.press(']');
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    await page.keyboard.press('[');
    await arrivedAt(page, '/concepts/blockchain');
    await navigate(page, '/guides/escrow');
    await page.keyboard.press(']');
    await arrivedAt(page, '/guides/dex');
  });

  test('A key that is pressed again while the next page loads adds nothing to the history', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await open(page, '/concepts/blockchain');
    const release = await holdRequests(page, '**/assets/js/**');
    const before = await page.evaluate(() => history.length);
    for (let press = 0; press < 3; press++) await page.keyboard.press(']');
    release();
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('"]" works with Option and AltGr, and is left to the browser with Ctrl and Cmd', async ({page}) => {
    for (const modifiers of [
      {altKey: true},
      {modifierAltGraph: true},
      {modifierAltGraph: true, ctrlKey: true, altKey: true},
    ]) {
      await (modifiers.modifierAltGraph ? navigate : open)(page, '/concepts/blockchain');
      expect(await dispatch(page, {ctrlKey: true})).toBe(false);
      expect(await dispatch(page, {metaKey: true})).toBe(false);
      expect(await dispatch(page, modifiers)).toBe(true);
      await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    }
  });

  test('? opens the list of shortcuts, and Escape closes it and returns the focus', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press(']');
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('?');
    await expect(dialog(page)).toBeVisible();

    // Fast fingers: the key comes before the event that says that the dialog is closed.
    const isOpenAfterEvent = await dialog(page).evaluate(async (element: HTMLDialogElement) => {
      const closed = new Promise((resolve) => element.addEventListener('close', resolve, {once: true}));
      element.close();
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}));
      await closed;
      await new Promise(requestAnimationFrame);
      return element.isConnected && element.open;
    });
    expect(isOpenAfterEvent).toBe(true);
  });

  test('No shortcut acts while the reader types, and no letter leaves the page', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requests.push(request.url());
    });
    for (const key of 'abcdefghijklmnopqrstuvwxyz') await page.keyboard.press(key);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('e]?/');
    await expect(field(page)).toHaveValue('e]?/');
    await expect(page).toHaveURL(/\/concepts\/blockchain$/);
    expect(requests).toEqual([]);
  });

  test('Shortcuts can be switched off on all pages (WCAG 2.1.4)', async ({page}) => {
    await open(page, '/concepts/blockchain');
    await opener(page).click();
    await setting(page).uncheck();
    await page.keyboard.press('Escape');
    for (const load of [() => navigate(page, '/concepts'), () => open(page, '/concepts/blockchain')]) {
      await load();
      const address = page.url();
      for (const key of ['[', ']', '?', '/']) await page.keyboard.press(key);
      // The keys before this shortcut have been handled when it works.
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
    }
    await opener(page).click();
    await expect(setting(page)).not.toBeChecked();
    await setting(page).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
  });
});
