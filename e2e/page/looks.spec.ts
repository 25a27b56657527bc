// How the components of the gallery and the frame of a page look, as rules about elements: a failure names the element.
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {violationsOf} from '../_helpers/accessibility';
import {layoutFaults} from '../_helpers/overlaps';
import {sites} from '../_helpers/sites';
import {expect, open, overflow, painted, preferMode, test} from '../_helpers/test';
import {stubServices} from '../_helpers/thirdParties';

type Rule =
  | 'framed'
  | 'monospaced'
  | 'small'
  | 'in a row'
  | 'underlined'
  | 'has an icon'
  | 'numbered'
  | 'all different';

/** Components by selector, with what makes them recognisable in both modes. */
const rules: Record<string, Rule[]> = {
  '.theme-code-block': ['framed'],
  '.theme-code-block pre': ['monospaced', 'small'],
  '.markdown :is(p, li, td) > code': ['monospaced', 'small', 'framed'],
  '[data-grade]': ['small', 'has an icon'],
  '#steps + div > h3': ['numbered'],
  '.tabs__item': ['in a row'],
  '#cards + ul > li': ['framed'],
  '#cards + ul > li p': ['small'],
  '#file-tree + div': ['framed', 'monospaced'],
  figcaption: ['small'],
  'figure > div:has(strong)': ['framed'],
  '.markdown th': ['framed'],
  '.markdown td': ['small'],
  '.theme-admonition': ['framed', 'has an icon', 'all different'],
  '.markdown > details': ['framed'],
  '.markdown kbd': ['framed', 'small'],
  '#inline ~ p > a': ['underlined'],
  '.button': ['framed'],
};

/** Makes the window as tall as the page, so that all of it is drawn. */
async function showAll(page: Page, width: number): Promise<void> {
  for (let height = 0, last = -1; height !== last;) {
    last = height;
    height = await page.evaluate(() => document.body.scrollHeight);
    await page.setViewportSize({width, height});
    await painted(page);
  }
}

/** The faults of the components, a line for each. */
const componentFaults = (page: Page) =>
  page.evaluate((components) => {
    const faults = new Set<string>();
    const number = (value: string) => parseFloat(value) || 0;
    const nameOf = (element: Element) =>
      `<${element.localName}> "${element.textContent
        .replace(/[\s\u200b]+/g, ' ')
        .trim()
        .slice(0, 40)}"`;
    /** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance; undefined for a transparent colour. */
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part <= 10.3 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return alpha < 0.5 ? undefined : 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isDark = document.documentElement.dataset.theme === 'dark';
    const text = document.querySelector('#inline + p') ?? document.body;
    const textSize = number(getComputedStyle(text).fontSize);
    const surface = getComputedStyle(document.documentElement).backgroundColor;

    const checks: Record<string, (all: Element[]) => Element[]> = {
      framed: (all) =>
        all.filter((element) => {
          const style = getComputedStyle(element);
          const isFilled =
            luminance(style.backgroundColor) !== undefined && style.backgroundColor !== surface;
          const widths = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth];
          const isBordered = widths.every((width) => number(width) >= 1) && style.borderTopColor !== surface;
          return !isFilled && !isBordered;
        }),
      monospaced: (all) => all.filter((element) => !/mono/i.test(getComputedStyle(element).fontFamily)),
      small: (all) =>
        all.filter((element) => {
          const size = number(getComputedStyle(element).fontSize);
          return size >= textSize || size < 11;
        }),
      'in a row': (all) =>
        all.filter((element) => {
          const next = element.nextElementSibling?.getBoundingClientRect();
          return next && Math.abs(next.top - element.getBoundingClientRect().top) > 1;
        }),
      underlined: (all) =>
        all.filter((element) => {
          const {textDecorationLine, borderBottomWidth} = getComputedStyle(element);
          return textDecorationLine !== 'underline' && number(borderBottomWidth) < 1;
        }),
      'has an icon': (all) =>
        all.filter((element) => (element.querySelector('svg')?.getBoundingClientRect().height ?? 0) < 8),
      numbered: (all) =>
        all.filter((element) => {
          const {content} = getComputedStyle(element, '::before');
          const room = [element, element.parentElement ?? element].map(
            (each) => getComputedStyle(each).paddingLeft,
          );
          return content === 'none' || room.reduce((sum, each) => sum + number(each), 0) < 24;
        }),
      'all different': (all) => {
        const looks = all.map((element) => {
          const {backgroundColor, borderLeftColor} = getComputedStyle(element);
          return `${backgroundColor} ${borderLeftColor}`;
        });
        return all.filter((_, index) => looks.indexOf(looks[index] ?? '') !== index);
      },
    };
    for (const [selector, wanted] of Object.entries(components)) {
      const found = Array.from(document.querySelectorAll(selector)).filter((element) =>
        element.checkVisibility(),
      );
      if (found.length === 0) faults.add(`no ${selector} is visible`);
      for (const rule of wanted)
        for (const element of checks[rule]?.(found) ?? [])
          faults.add(`${selector} is not "${rule}": ${nameOf(element)}`);
    }

    // Each block of the page has a size, and follows the block before it.
    let before: Element | undefined;
    for (const block of Array.from(document.querySelectorAll('.markdown > *, .steps > *'))) {
      const {top, width, height} = block.getBoundingClientRect();
      const parts = Array.from(block.querySelectorAll('svg, pre, button, table')).filter((part) => {
        const box = part.getBoundingClientRect();
        return (
          part.checkVisibility() && (box.height < 8 || box.width < 8) && !part.parentElement?.closest('svg')
        );
      });
      if (width < 16 || height < 16)
        faults.add(`${nameOf(block)} is ${Math.round(width)} × ${Math.round(height)} px`);
      for (const part of parts) faults.add(`a part of ${nameOf(block)} has no size: ${nameOf(part)}`);
      const end =
        before?.parentElement === block.parentElement ? before.getBoundingClientRect().bottom : undefined;
      // The border of an output is that of its command.
      if (before && end !== undefined && top < end - 1.5)
        faults.add(`${nameOf(block)} begins ${Math.round(end - top)} px above the end of ${nameOf(before)}`);
      before = block;
    }

    // Headings are larger than what they head, in even steps.
    const sizes = ['h1', 'h2', 'h3', '#inline + p'].map((tag) => {
      const found = document.querySelector(`.markdown ${tag}`);
      return {tag, size: found ? number(getComputedStyle(found).fontSize) : 0};
    });
    sizes.slice(1).forEach(({tag, size}, index) => {
      const above = sizes[index];
      const ratio = (above?.size ?? NaN) / size;
      if (!(ratio > 1.1 && ratio < 1.6))
        faults.add(`${above?.tag} has ${above?.size} px, and ${tag} has ${size} px`);
    });
    if (textSize < 16) faults.add(`text has ${textSize} px`);

    // Surfaces and lines are dark in dark mode and bright in light mode; buttons and pictures may stand out.
    for (const element of Array.from(
      document.querySelectorAll('html, body, .navbar, .markdown, .markdown *'),
    )) {
      if (!element.checkVisibility() || element.closest('svg, .button--primary')) continue;
      const {backgroundColor} = getComputedStyle(element);
      const brightness = luminance(backgroundColor);
      if (brightness !== undefined && (isDark ? brightness > 0.12 : brightness < 0.7))
        faults.add(
          `the background of ${nameOf(element)} is ${backgroundColor} in ${isDark ? 'dark' : 'light'} mode`,
        );
    }
    return Array.from(faults);
  }, rules);

test.describe('S10.looks: how components and pages look', () => {
  for (const width of [1280, 390]) {
    test(`Every component is drawn as itself in both modes at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await stubServices(page);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, `${sites.configured.url}/gallery`);
      await showAll(page, width);
      expect.soft(await overflow(page), 'the page is wider than the window').toBe(0);
      for (const mode of ['light', 'dark'] as const) {
        await preferMode(page, mode);
        await painted(page);
        expect.soft(await componentFaults(page), mode).toEqual([]);
        expect.soft(await layoutFaults(page), mode).toEqual([]);
        const contrast = new AxeBuilder({page}).withRules('color-contrast');
        expect.soft(await violationsOf(contrast), mode).toEqual([]);
      }
    });
  }

  test('The frame of a page has its parts in order, beside or below one another', async ({page}) => {
    const bar = page.locator('.navbar');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const text = page.locator('.theme-doc-markdown');
    const contents = page.locator('.theme-doc-toc-desktop');
    const foot = page.locator('.pagination-nav');
    const boxOf = async (part: typeof bar) => {
      const box = (await part.boundingBox()) ?? {x: NaN, y: NaN, width: NaN, height: NaN};
      return {...box, right: box.x + box.width, bottom: box.y + box.height};
    };
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      await open(page, '/intro');
      const [top, middle, end] = [await boxOf(bar), await boxOf(text), await boxOf(foot)];
      expect(top.width, 'the top bar is as wide as the window').toBe(width);
      expect(middle.y, 'the text begins below the top bar').toBeGreaterThanOrEqual(top.bottom);
      expect(end.y, 'the foot begins below the text').toBeGreaterThanOrEqual(middle.bottom);
      expect(middle.width, 'the text has room').toBeGreaterThan(300);
      if (width === 1280) {
        expect(middle.x, 'the text is right of the sidebar').toBeGreaterThan((await boxOf(sidebar)).right);
        expect((await boxOf(contents)).x, 'the contents are right of the text').toBeGreaterThan(middle.right);
      } else {
        await expect(sidebar).toBeHidden();
        await expect(contents).toBeHidden();
      }
      expect(await layoutFaults(page), `${width} px`).toEqual([]);
    }
  });
});
