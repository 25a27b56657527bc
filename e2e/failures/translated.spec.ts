// A page that a browser translates. The translator of the test puts every text into elements of its own, as those of
// browsers do, and goes on with new texts; it changes no word, so the page must read as one that is not translated.
import type {Page} from '@playwright/test';
import {sites} from '../_helpers/sites';
import {expect, open, test} from '../_helpers/test';
import {stubServices} from '../_helpers/thirdParties';

/** How a translator puts its element in the place of a text. */
const ways = {
  'replaces the text': (text: Text, font: Element) => text.replaceWith(font),
  'adds its element, then removes the text': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'removes the text, then adds its element': (text: Text, font: Element) => {
    const {parentNode, nextSibling} = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
  'moves the text into its element': (text: Text, font: Element) => {
    text.before(font);
    font.firstElementChild?.replaceChildren(text);
  },
} satisfies Record<string, (text: Text, font: Element) => void>;

/** Translates the page, and goes on doing so. */
async function translate(page: Page, way: keyof typeof ways): Promise<void> {
  await page.evaluate(`(() => {
    const put = ${ways[way].toString()};
    const done = new WeakSet();
    function translate(root) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest('font, script, style, svg, textarea, select')) continue;
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        font.append(inner);
        put(text, font);
      }
    }
    translate(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(document.body, {childList: true, subtree: true});
  })()`);
}

const textOf = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => (main as HTMLElement).innerText.replace(/\s+/g, ' '));

/** What readers do with the interactive parts of a page: each step, and whether the page has its control. */
const controls = [
  'input[type="range"]',
  'input[type="radio"]',
  'input[type="search"]',
  'textarea',
  '[role="tab"]',
  'summary',
  // What the buttons of code open loads on demand and takes the focus, so the order of two keys would decide.
  'button:not([disabled]):not(.theme-code-block button)',
].map((selector) => `main ${selector}:not([data-markdown="skip"] > button)`);

/** Operates a control with real keys. */
async function operate(page: Page, selector: string, index: number): Promise<void> {
  const control = page.locator(selector).nth(index);
  await control.focus();
  if (selector.includes('range'))
    for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
  else if (selector.includes('radio')) await page.keyboard.press('Space');
  else if (/search|textarea/.test(selector)) {
    await page.keyboard.type('gas');
    await page.keyboard.type('z9');
    for (let press = 0; press < 2; press++) await page.keyboard.press('Backspace');
  } else await page.keyboard.press('Enter');
}

const pages = [
  '/guides/dex/multi-hop-routing',
  '/guides/dex/price-protection',
  '/glossary',
  '/cli/usage',
  '/move/errors',
  '/architecture',
  `${sites.configured.url}/gallery`,
];

/** The most controls of a kind that are tried on a page. */
const MOST = 6;

for (const [index, way] of Object.keys(ways).entries()) {
  test(
    `S10.extensions: A page reads the same beside a translator that ${way}`,
    {tag: index > 1 ? '@sweep' : []},
    async ({context, page: plain, watch}) => {
      test.setTimeout(400_000);
      watch.expectProblem(/has changed the page|could not be copied/);
      const translated = await context.newPage();
      for (const page of [plain, translated]) await stubServices(page);
      for (const address of index === 0 ? pages : pages.slice(0, 3)) {
        for (const page of [plain, translated]) {
          await open(page, address);
          // `innerText` has no code outside the window, and the two pages need not be at the same position.
          await page.evaluate(() => {
            const styles = new CSSStyleSheet();
            styles.replaceSync('.theme-code-block * {content-visibility: visible !important}');
            document.adoptedStyleSheets = [styles];
          });
        }
        await translate(translated, way as keyof typeof ways);
        expect(await translated.locator('main font').count()).toBeGreaterThan(20);
        for (const selector of controls) {
          const count = Math.min(MOST, await plain.locator(selector).count());
          for (let at = 0; at < count; at++) {
            if (!(await plain.locator(selector).nth(at).isVisible())) continue;
            for (const page of [plain, translated]) await operate(page, selector, at);
            const different = async () => {
              const [expected, received] = [await textOf(plain), await textOf(translated)];
              const first = Array.from(expected).findIndex((letter, index) => letter !== received[index]);
              return expected === received
                ? ''
                : `${expected.slice(first - 40, first + 40)} | ${received.slice(first - 40, first + 40)}`;
            };
            await expect.poll(different, `${address}: ${selector} ${at}`).toBe('');
          }
        }
      }
    },
  );
}
