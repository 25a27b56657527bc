import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {conflictsBetween} from '../lib/drawing-conflicts';
import {expect, open, test} from './_helpers/test';

/** Tables and blocks of code that are wider than their place, of those that are shown. */
const tooWide = (page: Page, selector: string) =>
  page.evaluate(
    (within) =>
      Array.from(document.querySelectorAll<HTMLElement>(within))
        .filter(({offsetParent, scrollWidth, clientWidth}) => offsetParent && scrollWidth > clientWidth + 1)
        .map(({innerText}) => innerText.slice(0, 60)),
    selector,
  );

/** Pages with a Mermaid diagram. */
const routesWithDiagrams = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && readFileSync(join('docs', file), 'utf8').includes('```mermaid'))
  .map((file) => `/${file.replace(/(\/?index)?\.mdx$/, '')}`);

/** What is to be seen of drawings, in pixels of the window. */
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
      const place = svg.parentElement?.parentElement;
      const after = place?.nextElementSibling;
      return {
        over: Math.max(0, outer.right - (svg.closest('.markdown')?.getBoundingClientRect().right ?? 0)),
        smallest: Math.min(...sizes),
        above: outer.top - (place?.previousElementSibling?.getBoundingClientRect().bottom ?? outer.top),
        // A heading has space of its own.
        below: after && !/^H\d$/.test(after.tagName) ? boxOf(after).top - outer.bottom : 0,
        nodes: Array.from(svg.querySelectorAll('.node, .actor'), (node) => ({
          id: '',
          label: node.textContent,
          box: boxOf(node),
        })),
        labels: texts
          .filter((text) => !text.closest('.node, .actor'))
          .map((text) => ({id: '', label: text.textContent, box: boxOf(text)})),
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
  for (const width of [390, 320]) {
    test(
      `a table fits the window at ${width} px, and is a list when it has three columns`,
      {tag: width === 320 ? '@sweep' : []},
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        for (const route of [
          '/nodes/requirements',
          '/real-world-guides',
          '/gas-tokens',
          '/nodes/full-node',
          '/move/errors',
        ]) {
          await open(page, route);
          expect(await tooWide(page, '.markdown table'), route).toEqual([]);
          const cell = page.locator('.stacked-table td[data-label]:last-child').first();
          await cell.scrollIntoViewIfNeeded();
          await expect(cell, route).toBeInViewport({ratio: 1});
        }
        await page.goto('/nodes/requirements');
        await expect(page.getByRole('cell', {name: '64 GB'}).first()).toBeVisible();
      },
    );
  }

  test('code on the front page is not cut off at 1440 px, nor a command at 390 px', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/');
    expect(await tooWide(page, '.theme-code-block pre')).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await tooWide(page, '.theme-code-block.language-bash pre')).toEqual([]);
  });

  test('text, code, foot and pagination share one column beside the sidebar', async ({page}) => {
    await open(page, '/guides/escrow');
    for (const width of [1280, 1440, 1920]) {
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
  });

  test('the title of a page is within 150 px of the top of a phone, below the announcement', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const route of ['/guides/escrow', '/move/basics', '/concepts/transactions/states']) {
      await open(page, route);
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      expect((await page.locator('article h1').boundingBox())?.y, route).toBeLessThanOrEqual(150);
    }
  });

  test('the way up, the contents and the actions of a page do not cover each other on a phone', async ({
    page,
  }) => {
    await open(page, '/concepts/transactions/states');
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 844});
      const parts = [
        page.getByRole('navigation', {name: 'Breadcrumbs'}),
        page.getByRole('button', {name: 'Copy page'}),
        page.locator('.theme-doc-toc-mobile button > span').first(),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const edges = boxes.flatMap((box) => (box ? [[box.x, box.x + box.width] as const] : []));
      edges.sort(([one], [other]) => one - other);
      expect(edges).toHaveLength(3);
      edges.slice(1).forEach(([left], index) => {
        expect(left, `${width} px`).toBeGreaterThanOrEqual(edges[index]?.[1] ?? NaN);
      });
    }
  });

  test('the foot of a page is short', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/guides/escrow');
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

  test('a flag is not cut at its hyphens', async ({page}) => {
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

  test('a drawing fits its column at every width, and its text is at least 13 px high', async ({page}) => {
    for (const route of [
      '/intro',
      '/architecture',
      '/concepts/blockchain',
      '/concepts/transactions/understanding-transactions',
      '/nodes/stake-pool-management',
    ]) {
      await open(page, route);
      const drawing = page.locator('.markdown [role="img"]:has(> svg ~ svg)');
      await expect(drawing, route).toHaveCount(1);
      for (const width of [390, 1024, 1240, 1440]) {
        await page.setViewportSize({width, height: 900});
        const where = `${route} at ${width} px`;
        await expect(drawing.locator('> svg:visible'), where).toHaveCount(1);
        for (const found of await measure(drawing.locator('> svg:visible'))) {
          expect(found.over, where).toBe(0);
          expect(found.smallest, where).toBeGreaterThanOrEqual(13);
          expect([...found.outside, ...conflictsBetween([], found.labels, [])], where).toEqual([]);
        }
      }
    }
  });

  test('every diagram is whole on phones and computers, near its text, and its own text is apart', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const route of routesWithDiagrams) {
      await page.goto(route);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        const where = `${route} at ${width} px`;
        const drawings = await measure(page.locator('.markdown [role="img"] > svg:visible'));
        expect(drawings.length, where).toBeGreaterThan(0);
        for (const found of drawings) {
          expect(found.over, where).toBe(0);
          expect(found.smallest, where).toBeGreaterThanOrEqual(11);
          expect(found.above, where).toBeLessThanOrEqual(40);
          expect(found.below, where).toBeLessThanOrEqual(40);
          expect([...found.outside, ...conflictsBetween(found.nodes, found.labels, [])], where).toEqual([]);
        }
      }
    }
  });
});
