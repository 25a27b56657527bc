import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
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

/** Drawings by hand, in every width. */
const handmade = [
  '/intro',
  '/architecture',
  '/concepts/blockchain',
  '/concepts/transactions/understanding-transactions',
  '/nodes/stake-pool-management',
].map((route) => ({
  route,
  drawings: '.markdown [role="img"]:has(> svg ~ svg) > svg:visible',
  widths: [390, 1024, 1240, 1440],
  smallest: 13,
  maxSpace: Infinity,
}));

const diagrams = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && readFileSync(join('docs', file), 'utf8').includes('```mermaid'))
  .map((file) => ({
    route: `/${file.replace(/(\/?index)?\.mdx$/, '')}`,
    drawings: '.markdown [role="img"] > svg:visible',
    widths: [390, 1440],
    smallest: 11,
    maxSpace: 40,
  }));

/** The drawings of three pages in `npm test`, the others in the sweep. */
const representatives = ['/intro', '/nodes', '/concepts/transactions/states'];

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
    for (const route of [
      '/real-world-guides',
      '/gas-tokens',
      '/nodes/full-node',
      '/move/errors',
      '/nodes/requirements',
    ]) {
      await open(page, route);
      const cell = page.locator('.stacked-table td[data-label]:last-child').first();
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 800});
        expect(await tooWide(page, '.markdown table'), `${route} at ${width} px`).toEqual([]);
        await cell.scrollIntoViewIfNeeded();
        await expect(cell, `${route} at ${width} px`).toBeInViewport({ratio: 1});
      }
    }
    await expect(page.getByRole('cell', {name: '64 GB'}).first()).toBeVisible();
  });

  test('Code on the front page is not cut off at 1440 px, nor commands at 390 px', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/');
    await expect(page.locator('.theme-code-block.language-bash pre').first()).toBeAttached();
    expect(await tooWide(page, '.theme-code-block pre')).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await tooWide(page, '.theme-code-block.language-bash pre')).toEqual([]);
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
    for (const [path, flags] of [
      ['/nodes/cedra-node', '.markdown .unbroken'],
      ['/nodes/full-node', '.language-bash c-t'],
    ] as const) {
      await open(page, path);
      const lines = await page
        .locator(flags)
        .evaluateAll((codes) => codes.map((code) => code.getClientRects().length));
      expect(lines.length, path).toBeGreaterThan(5);
      expect(Math.max(...lines), path).toBe(1);
    }
  });

  test('There are drawings to check', () => {
    const routes = [...handmade, ...diagrams].map(({route}) => route);
    expect(routes).toEqual(expect.arrayContaining(representatives));
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
