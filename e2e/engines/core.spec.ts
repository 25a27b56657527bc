// The core of the specification, in every engine. Tests do not depend on the engine; a test of a feature that an engine
// lacks is skipped with the reason.
import {built} from '../_helpers/build';
import type {BrowserTab} from './tab';
import {expect, test} from './test';

const MODAL = '.DocSearch-Modal';
const HIT = '.DocSearch-Hit';
const FIELD = '.DocSearch-Input';

const searchIsFocused = (tab: BrowserTab) =>
  expect.poll(() => tab.run((field) => document.activeElement?.matches(field), FIELD)).toBe(true);

/** Opens the search and pastes the clipboard: the field takes 64 characters. @returns the text of the field, read again at each call */
async function paste(tab: BrowserTab): Promise<() => Promise<string>> {
  await tab.press('Control+k');
  await searchIsFocused(tab);
  await tab.press('Control+v');
  return () => tab.run((field) => document.querySelector<HTMLInputElement>(field)?.value ?? '', FIELD);
}

test('Loading a page writes nothing to the console', async ({open, textOf, problems}) => {
  await open('/intro');
  expect(await textOf('article h1')).not.toBe('');
  expect(await problems()).toEqual([]);
});

test('A link within the site changes the page without a page load and scrolls to its top', async ({
  open,
  tab,
  address,
}) => {
  await open('/concepts');
  await tab.run(() => void Object.assign(window, {isSameDocument: true}));
  await tab.run(() => window.scrollTo(0, 400));
  await tab.click('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]');
  await expect.poll(() => tab.run(() => document.documentElement.className)).toContain('concepts/blockchain');
  expect(await address()).toBe('/concepts/blockchain');
  expect(await tab.run(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(() => tab.run(() => window.scrollY)).toBe(0);
});

test('An address with a hash shows its section', async ({open, tab}) => {
  await open('/concepts/blockchain');
  const id = await tab.run(
    () => Array.from(document.querySelectorAll('.theme-doc-markdown h2')).at(-1)?.id ?? '',
  );
  await open(`/concepts/blockchain#${id}`);
  await expect
    .poll(() =>
      tab.run((section) => {
        const {top} = document.getElementById(section)?.getBoundingClientRect() ?? {top: -1};
        return top >= 0 && top < window.innerHeight;
      }, id),
    )
    .toBe(true);
});

test('The search opens by keyboard, answers, and opens the hit selected with the arrow keys', async ({
  open,
  tab,
  address,
  count,
  problems,
}) => {
  await open('/intro');
  await tab.press('Control+k');
  await searchIsFocused(tab);
  // One event, because each typed letter would replace the hits once more, also after the arrow key.
  await tab.run(() => document.execCommand('insertText', false, 'mempool'));
  const selected = () =>
    tab.run((hit) => document.querySelector(`${hit}[aria-selected="true"]`)?.textContent ?? '', HIT);
  await expect.poll(selected).toMatch(/mempool/i);
  await expect.poll(() => count(`${MODAL} a[href$="/search?q=mempool"]`)).toBe(1);
  await tab.press('ArrowDown');
  const href = await tab.run(
    (hit) => document.querySelector(`${hit}[aria-selected="true"] a`)?.getAttribute('href') ?? '',
    HIT,
  );
  expect(href).not.toBe('');
  await tab.press('Enter');
  await expect.poll(address).toBe(href);
  expect(await problems()).toEqual([]);
});

test('Escape closes the search and returns the focus', async ({open, tab, count}) => {
  await open('/intro');
  await tab.press('/');
  await searchIsFocused(tab);
  await tab.press('Escape');
  await expect.poll(() => count(MODAL)).toBe(0);
  expect(await tab.run(() => document.activeElement?.ariaLabel)).toBe('Search');
});

test('The search reports a missing index and recovers', async ({open, tab, host, textOf, count}) => {
  await open('/intro');
  host.fails = (path) => path.startsWith('/search-index');
  await tab.press('Control+k');
  await searchIsFocused(tab);
  await tab.press(...Array.from('faucet'));
  await expect.poll(() => textOf(MODAL)).toContain('Unable to fetch results');
  expect(await textOf(MODAL)).toContain('You might want to check your network connection.');
  host.fails = () => false;
  await tab.press('s');
  await expect.poll(() => count(HIT)).toBeGreaterThan(0);
});

test('The colour mode can be switched and is stored', async ({open, tab}) => {
  const mode = () => tab.run(() => document.documentElement.dataset.theme);
  const background = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
  await open('/intro');
  const light = await background();
  const before = await mode();
  await tab.click('button[aria-label*="dark and light mode"]');
  await expect.poll(mode).not.toBe(before);
  await expect.poll(background).not.toBe(light);
  const after = await mode();
  await open('/concepts');
  expect(await mode()).toBe(after);
});

test('The announcement can be closed and stays closed after a reload', async ({open, tab, count}) => {
  const announcement = '.theme-announcement-bar';
  await open('/intro');
  expect(await count(announcement)).toBe(1);
  await tab.click(`${announcement} button`);
  await expect.poll(() => count(announcement)).toBe(0);
  await open('/intro');
  expect(await count(announcement)).toBe(0);
});

test('The mobile sidebar opens, and closes when the reader follows a link', async ({open, tab, address}) => {
  const isShown = () =>
    tab.run(() => {
      const box = document.querySelector('.navbar-sidebar')?.getBoundingClientRect();
      return box !== undefined && box.right >= 1 && box.left < window.innerWidth && box.width > 0;
    });
  await tab.resize(480, 800);
  await open('/concepts');
  await tab.click('button[aria-label="Toggle navigation bar"]');
  await expect.poll(isShown).toBe(true);
  // A click would miss the link while the sidebar slides in.
  const slides = () =>
    tab.run(
      () => document.querySelector('.navbar-sidebar')?.getAnimations({subtree: true}).length ?? 'no sidebar',
    );
  await expect.poll(slides).toBe(0);
  await tab.click('.navbar-sidebar a[href="/concepts/blockchain"]');
  await expect.poll(address).toBe('/concepts/blockchain');
  await expect.poll(isShown).toBe(false);
});

test.describe('clipboard', () => {
  const flat = (text: string) => text.replace(/\s+/g, ' ').slice(0, 40);

  test('A copy button copies its block of code', async ({open, tab, count}) => {
    await open('/getting-started/counter');
    const code = await tab.run(() => document.querySelector('.theme-code-block code')?.textContent ?? '');
    await tab.click('.theme-code-block button[aria-label^="Copy "]');
    await expect.poll(() => count('.theme-code-block button[aria-label="Copied"]')).toBe(1);
    const pasted = await paste(tab);
    await expect.poll(async () => flat(await pasted())).toBe(flat(code));
  });

  test('"Copy page" copies the page as Markdown', async ({open, tab, textOf}) => {
    await open('/intro');
    const button = '[data-markdown="skip"] > button[aria-live]';
    expect(await textOf(button)).toBe('Copy page');
    await tab.click(button);
    await expect.poll(() => textOf(button)).toBe('Copied');
    await tab.run(() => {
      const field = document.createElement('textarea');
      document.body.append(field);
      field.focus();
    });
    await tab.press('Control+v');
    const pasted = () => tab.run(() => document.querySelector<HTMLTextAreaElement>('body > textarea')?.value);
    await expect.poll(pasted).toBe(built('intro.md'));
  });
});

test('The selected tab is shown and is in the address', async ({open, tab, address}) => {
  await open('/getting-started/cli');
  await tab.run(() => document.querySelector('[role="tablist"]')?.scrollIntoView({block: 'center'}));
  await tab.click('[role="tab"][aria-selected="false"]');
  await expect.poll(address).toMatch(/\?\w+=\w+$/);
  const shown = () =>
    tab.run(
      () =>
        document.querySelector('[role="tablist"] [aria-selected="true"]')?.textContent ===
        document.querySelector('[role="tabpanel"]:not([hidden]) > [role="group"]')?.ariaLabel,
    );
  await expect.poll(shown).toBe(true);
});

test('Folded code can be unfolded', async ({open, tab}) => {
  await open('/guides/escrow');
  const height = () =>
    tab.run(() => {
      const block = document.querySelector('.theme-code-block:has(> button[aria-expanded])');
      block?.scrollIntoView();
      return block?.querySelector('pre')?.getBoundingClientRect().height ?? 0;
    });
  const folded = await height();
  expect(folded).toBeGreaterThan(0);
  await tab.click('.theme-code-block > button[aria-expanded]');
  await expect.poll(height).toBeGreaterThan(folded);
});

test('A figure loads, and arrow keys move its slider', async ({open, tab, count}) => {
  await open('/guides/dex/understanding-amm');
  const slider = 'article input[type="range"]';
  await expect.poll(() => count(slider)).toBeGreaterThan(0);
  const value = () =>
    tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.ariaValueText ?? '', slider);
  const before = await value();
  await tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.focus(), slider);
  await tab.press('ArrowRight');
  await expect.poll(value).not.toBe(before);
});

test('The account tool makes an account with the same address as the SDK', async ({open, tab, textOf}) => {
  await open('/sdks/typescript/accounts');
  await tab.run(() =>
    Array.from(document.querySelectorAll('button'))
      .find((button) => button.textContent === 'Create a throwaway account')
      ?.setAttribute('data-test', 'make'),
  );
  await tab.click('[data-test="make"]');
  await expect
    .poll(() => textOf('article'), {timeout: 60_000})
    .toContain('The SDK derives the same address.');
});

test('A visited page opens without a network', async ({open, tab, host, textOf}) => {
  const isStored = () =>
    tab.run(async () => {
      if (!('serviceWorker' in navigator)) return 'no service worker';
      const found = await caches.match(location.origin + location.pathname);
      return found !== undefined;
    });
  await open('/concepts');
  const before = await isStored();
  test.skip(before === 'no service worker', 'This browser has no service workers in automation.');
  await expect.poll(isStored, {timeout: 60_000}).toBe(true);
  const title = await textOf('article h1');
  await host.stop();
  await open('/concepts');
  expect(await textOf('article h1')).toBe(title);
  await host.start();
});

test('A printed page has no controls, and folded parts are open', async ({open, tab}) => {
  await open('/guides/escrow');
  const result = await tab.run(() => {
    // Not every driver can print, so the print rules are applied to the screen.
    const toPaper = (rules: CSSRuleList) => {
      for (const rule of Array.from(rules)) {
        if (rule instanceof CSSMediaRule) {
          if (/\bprint\b/.test(rule.conditionText)) rule.media.mediaText = 'all';
          else if (/\bscreen\b/.test(rule.conditionText)) rule.media.mediaText = 'not all';
        }
        // Layers contain rules.
        if (rule instanceof CSSGroupingRule) toPaper(rule.cssRules);
      }
    };
    for (const sheet of Array.from(document.styleSheets)) toPaper(sheet.cssRules);
    window.dispatchEvent(new Event('beforeprint'));
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    return {
      controls: Array.from(document.querySelectorAll('button, nav')).filter(isVisible).length,
      closed: document.querySelectorAll('details:not([open])').length,
      text: isVisible(document.querySelector('article h1') ?? document.body),
    };
  });
  expect(result).toEqual({controls: 0, closed: 0, text: true});
});

test('The policy refuses scripts that are not part of the build', async ({open, tab}) => {
  await open('/intro');
  const result = await tab.run(async () => {
    const refused = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
    return {directive: await refused, hasRun: 'hasRun' in window};
  });
  expect(result.directive).toMatch(/^script-src/);
  expect(result.hasRun).toBe(false);
});

test('Without scripts, the text is readable and links work', async ({tab, host, address, textOf}) => {
  host.hasScripts = false;
  await tab.open(host.url('/concepts'));
  expect(await textOf('article h1')).not.toBe('');
  await tab.run(() => void Object.assign(window, {isSameDocument: true}));
  await tab.click('nav[aria-label="Docs sidebar"] a[href="/concepts/blockchain"]');
  await expect.poll(address).toBe('/concepts/blockchain');
  await expect.poll(() => textOf('article h1')).not.toBe('');
  // A script of the site would have changed the page without loading a document.
  expect(await tab.run(() => 'isSameDocument' in window)).toBe(false);
  expect(await tab.run(() => document.documentElement.dataset.hasHydrated)).toBe('false');
});
