import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {findPages} from '../../cedra/pages/files';
import {routesWith} from '../_helpers/build';
import {openGallery} from '../_helpers/gallery';
import {expect, open, test} from '../_helpers/test';

/** Texts of the visible elements that are wider than their container. */
const tooWide = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements: HTMLElement[]) =>
      elements
        .filter(({offsetParent, scrollWidth, clientWidth}) => offsetParent && scrollWidth > clientWidth + 1)
        .map(({innerText}) => innerText.slice(0, 60)),
    );

/** The routes of the pages whose source contains a text. */
const pagesWith = (text: string) =>
  findPages()
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => `/${file.replace(/^docs\//, '').replace(/(\/?index)?\.mdx$/, '')}`);

/** Drawings by hand, in every width. */
const handmade = pagesWith('<Drawing ').map((route) => ({
  route,
  drawings: '.markdown [role="img"]:has(> svg ~ svg) > svg:visible',
  widths: [390, 1024, 1240, 1440],
  smallest: 13,
  maxSpace: Infinity,
}));

const diagrams = pagesWith('```mermaid').map((route) => ({
  route,
  drawings: '.markdown [role="img"] > svg:visible',
  widths: [390, 1440],
  smallest: 11,
  maxSpace: 40,
}));

/** The drawings of three pages in `npm test`, the others in the sweep. */
const representatives = [handmade[0], diagrams[0], diagrams.at(-1)].map((each) => each?.route ?? '');

/** Measures drawings, in pixels of the window. */
const measure = (drawings: Locator) =>
  drawings.evaluateAll((svgs) =>
    svgs.map((svg) => {
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      const outer = boxOf(svg);
      const scale = outer.width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const texts = Array.from(svg.querySelectorAll('text'));
      const sizes = [...texts, ...Array.from(svg.querySelectorAll('tspan'))].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      const container = svg.parentElement?.parentElement;
      const after = container?.nextElementSibling;
      return {
        excess: Math.max(0, outer.right - (svg.closest('.markdown')?.getBoundingClientRect().right ?? 0)),
        smallestText: Math.min(...sizes),
        spaceAbove:
          outer.top - (container?.previousElementSibling?.getBoundingClientRect().bottom ?? outer.top),
        // Headings have their own margin.
        spaceBelow: after && !/^H\d$/.test(after.tagName) ? boxOf(after).top - outer.bottom : 0,
        outside: texts
          .filter((text) => {
            const [own, box] = [text.previousElementSibling?.closest('rect') ?? svg, boxOf(text)];
            return box.left < boxOf(own).left - 1 || box.right > boxOf(own).right + 1;
          })
          .map(({textContent}) => textContent),
      };
    }),
  );

test.describe('S10.layout: text, code and tables in the window', () => {
  test('Tables fit phones, and tables of three columns become lists', async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    for (const route of routesWith(/stacked-table/).slice(0, 5)) {
      await open(page, route);
      const cell = page.locator('.stacked-table td[data-label]:last-child').first();
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 800});
        expect(await tooWide(page, '.markdown table'), `${route} at ${width} px`).toEqual([]);
        await cell.scrollIntoViewIfNeeded();
        await expect(cell, `${route} at ${width} px`).toBeInViewport({ratio: 1});
      }
    }
    await openGallery(page);
    const cells = page.locator('.stacked-table td');
    expect(await cells.count()).toBeGreaterThan(0);
    // Styles that turn cells into blocks must not take their role.
    await expect(page.getByRole('cell').and(cells)).toHaveCount(await cells.count());
  });

  test('A block has room for 80 characters of code at 1440 px, and for 36 at 390 px', async ({page}) => {
    await openGallery(page);
    for (const [width, characters] of [
      [1440, 80],
      [390, 36],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      const room = await page
        .locator('.theme-code-block.language-bash pre')
        .first()
        .evaluate((pre) => {
          const code = pre.querySelector('code') ?? pre;
          const {paddingLeft, paddingRight} = getComputedStyle(code);
          const probe = code.appendChild(document.createElement('span'));
          probe.textContent = 'x'.repeat(100);
          const letter = probe.getBoundingClientRect().width / 100;
          probe.remove();
          return (pre.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / letter;
        });
      expect(room, `${width} px`).toBeGreaterThanOrEqual(characters);
    }
  });

  test('Tabs of code stand in the bar of the code at 1280 px, and cover nothing in it', async ({page}) => {
    await open(page, '/real-world-guides');
    const bars = () =>
      page
        .locator('.tabs-container:not(:has([role="tabpanel"] > * > :not(.theme-code-block)))')
        .evaluateAll((containers) =>
          containers.map((container) => {
            const tabs = container.querySelector('[role="tablist"]')?.getBoundingClientRect();
            const block = container.querySelector('[role="tabpanel"]:not([hidden]) .theme-code-block');
            const others = Array.from(
              block?.querySelectorAll('[data-file], [data-file] ~ button, [data-grade]') ?? [],
            );
            const lefts = others.map((other) => other.getBoundingClientRect().left);
            return {
              below: (tabs?.top ?? NaN) - (block?.getBoundingClientRect().top ?? NaN),
              space: Math.min(...lefts) - (tabs?.right ?? NaN),
            };
          }),
        );
    await page.setViewportSize({width: 1280, height: 900});
    const wide = await bars();
    expect(wide.length).toBeGreaterThan(10);
    for (const {below, space} of wide) {
      expect(below).toBeGreaterThanOrEqual(0);
      expect(space).toBeGreaterThan(0);
    }
    await page.setViewportSize({width: 390, height: 900});
    for (const {below} of await bars()) expect(below).toBeLessThan(-30);
  });

  test('Text, code and the short foot share one column beside the sidebar', async ({page}) => {
    await open(page, '/guides/escrow');
    for (const width of [1280, 1920, 1440]) {
      await page.setViewportSize({width, height: 900});
      const edges = await page.evaluate(() =>
        ['.theme-code-block', '.pagination-nav', 'article > footer, .theme-doc-footer'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? NaN),
        ),
      );
      expect(new Set(edges).size, `${width} px: ${edges.join(', ')}`).toBe(1);
      const gap = await page.evaluate(() => {
        const sidebar = document.querySelector('.theme-doc-sidebar-container')?.getBoundingClientRect();
        const text = document.querySelector('.theme-doc-markdown')?.getBoundingClientRect();
        return (text?.left ?? NaN) - (sidebar?.right ?? NaN);
      });
      expect(gap).toBeGreaterThanOrEqual(32);
    }
    const proof = await page.getByText(/blocks proven/).boundingBox();
    const pagination = await page.locator('.pagination-nav').boundingBox();
    expect((pagination?.y ?? NaN) + (pagination?.height ?? NaN) - (proof?.y ?? NaN)).toBeLessThan(430);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      const card = page.getByRole('region', {name: /^Help Improve/});
      const blank = await card.evaluate((region) => {
        const bottoms = Array.from(region.children, (part) => part.getBoundingClientRect().bottom);
        return region.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
      // The padding of the card is 20 px.
      expect(blank, `${width} px`).toBeLessThanOrEqual(20 + 24);
    }
  });

  test('The title is within 150 px of the top of a phone, below tidy controls', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const route of ['/guides/escrow', '/move/basics', '/concepts/transactions/states']) {
      await open(page, route);
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      expect((await page.locator('article h1').boundingBox())?.y, route).toBeLessThanOrEqual(150);
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 844});
      const parts = [
        page.getByRole('navigation', {name: 'Breadcrumbs'}),
        // Their text is hidden on phones; their accessible names remain.
        page.getByRole('button', {name: 'Copy page'}),
        page.getByRole('link', {name: 'Markdown', exact: true}),
        page.locator('.theme-doc-toc-mobile button > span').first(),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const edges = boxes.flatMap((box) => (box ? [[box.x, box.x + box.width] as const] : []));
      edges.sort(([one], [other]) => one - other);
      expect(edges).toHaveLength(parts.length);
      edges.slice(1).forEach(([left], index) => {
        expect(left, `${width} px`).toBeGreaterThanOrEqual(edges[index]?.[1] ?? NaN);
      });
    }
  });

  test('Flags do not break at their hyphens', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openGallery(page);
    for (const flags of ['.markdown .unbroken', '.language-bash c-t']) {
      const lines = await page
        .locator(flags)
        .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
      expect(lines.length, flags).toBeGreaterThan(0);
      expect(Math.max(...lines), flags).toBe(1);
    }
  });

  test('There are drawings to check', () => {
    expect(representatives).not.toContain('');
  });

  for (const {route, drawings, widths, smallest, maxSpace} of [...handmade, ...diagrams]) {
    const tag = representatives.includes(route) ? [] : '@sweep';
    test(`${route} has drawings that fit, with text of at least ${smallest} px`, {tag}, async ({page}) => {
      await open(page, route);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        const found = await measure(page.locator(drawings));
        expect(found.length, `${width} px`).toBeGreaterThan(0);
        for (const {excess, smallestText, spaceAbove, spaceBelow, outside} of found) {
          expect(excess, `${width} px`).toBe(0);
          expect(smallestText, `${width} px`).toBeGreaterThanOrEqual(smallest);
          expect(spaceAbove, `${width} px`).toBeLessThanOrEqual(maxSpace);
          expect(spaceBelow, `${width} px`).toBeLessThanOrEqual(maxSpace);
          expect(outside, `${width} px`).toEqual([]);
        }
      }
    });
  }
});
