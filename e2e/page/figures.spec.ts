import type {Locator} from '@playwright/test';
import {routesWith} from '../_helpers/build';
import {expect, open, test} from '../_helpers/test';

/** Figures with a frame; a live one can be operated. */
const FRAMED = 'article figure:has(> div > div > strong)';
const LIVE = 'Live: nothing leaves this page';

/** Text that is too small, lines that are too thin, and lines that cross text. */
const flawsOf = (drawing: Locator) =>
  drawing.evaluate((figure) => {
    const plots = Array.from(figure.querySelectorAll<SVGSVGElement>('svg[viewBox]'));
    const flaws: string[] = [];
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const texts: {text: string; box: DOMRect}[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest('table, title')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const svg = parent.closest('svg');
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (box.width > 0 && size < 12.99) flaws.push(`"${node.textContent}" is ${size} px`);
      texts.push({text: node.textContent, box});
    }
    for (const svg of plots) {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const discs = Array.from(svg.querySelectorAll('circle'), (disc) => disc.getBoundingClientRect());
      for (const shape of Array.from(
        svg.querySelectorAll<SVGGeometryElement>('path, polyline, line, rect, circle'),
      )) {
        const {stroke, strokeWidth, vectorEffect} = getComputedStyle(shape);
        const matrix = shape.getScreenCTM();
        if (stroke === 'none' || !matrix) continue;
        const width = parseFloat(strokeWidth) * (vectorEffect === 'non-scaling-stroke' ? 1 : scale);
        if (width < 1.49) flaws.push(`a ${shape.tagName} has a line of ${width} px`);
        if (shape.matches('rect, circle')) continue;
        const length = shape.getTotalLength();
        for (let at = 0; at <= length; at += 2) {
          const {x, y} = shape.getPointAtLength(at).matrixTransform(matrix);
          // The disc of a number covers the line below it.
          if (discs.some((disc) => x > disc.left && x < disc.right && y > disc.top && y < disc.bottom))
            continue;
          const hit = texts.find(
            ({box}) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2,
          );
          if (hit) {
            flaws.push(`a line crosses "${hit.text}"`);
            break;
          }
        }
      }
    }
    return flaws;
  });

/** The used properties of an entry of the layout-shift observer. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: readonly {node: Node | null}[];
}

test.describe('S10.figures: figures', () => {
  test('Lines are 1.5 px wide and cross no text, which is 13 px high', async ({page}) => {
    for (const path of routesWith(/<figure[^>]*><div[^>]*><div[^>]*><svg.{0,200}?<strong>/)) {
      await open(page, path);
      for (const figure of await page.locator(FRAMED).all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure, path).toBeVisible();
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({width, height: 900});
          expect(await flawsOf(figure), `${path} at ${width} px`).toEqual([]);
        }
      }
    }
  });

  for (const width of [390, 1440]) {
    const tag = width === 390 ? [] : '@sweep';
    test(`Operating a figure shifts nothing at ${width} px`, {tag}, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      // The account tool has numbers that differ in length; `account-tool` tests its height.
      for (const path of routesWith(new RegExp(LIVE)).filter((route) => !route.startsWith('/sdks/'))) {
        await open(page, path);
        const figure = page.locator(FRAMED).filter({hasText: LIVE}).first();
        await figure.scrollIntoViewIfNeeded();
        const control = figure
          .getByRole('slider')
          .or(figure.getByRole('button'))
          .or(figure.getByRole('radio'));
        await expect(control.first(), path).toBeVisible();
        await page.evaluate(() => {
          new PerformanceObserver((list) => {
            for (const {hadRecentInput, sources} of list.getEntries() as LayoutShift[]) {
              // The mark beside the contents, which moves, is a pseudo-element: its source has no node.
              if (!hadRecentInput && sources.some(({node}) => node)) document.body.dataset.moved = 'yes';
            }
          }).observe({type: 'layout-shift'});
        });
        const height = async () => (await figure.boundingBox())?.height;
        const before = await height();
        for (const slider of await figure.getByRole('slider').all()) {
          for (const key of ['Home', 'End']) {
            await slider.press(key);
            expect(await height(), `${path}, ${key}`).toBe(before);
          }
        }
        for (const choice of await figure.getByRole('radio').all()) {
          await choice.check();
          expect(await height(), path).toBe(before);
        }
        const next = figure.getByRole('button', {name: 'Next'});
        while ((await next.count()) > 0 && (await next.isEnabled())) {
          await next.click();
          expect(await height(), path).toBe(before);
        }
        await expect(page.locator('body[data-moved]'), path).toHaveCount(0);
      }
    });
  }

  test('A trade has its numbers beside its curve, and its marks are animated', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '/guides/dex/understanding-amm');
    const figure = page.getByRole('figure').filter({has: page.getByRole('slider', {name: 'Trade size'})});
    const plot = await figure.getByRole('img').boundingBox();
    const facts = await figure.locator('dl').boundingBox();
    expect(facts?.x).toBeGreaterThan((plot?.x ?? NaN) + (plot?.width ?? NaN));
    expect(facts?.y).toBeLessThan((plot?.y ?? NaN) + 40);
    const mark = figure.locator('circle').last();
    await expect(mark).toHaveCSS('transition-duration', /^0\.2s(, 0\.2s)*$/);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect(mark).toHaveCSS('transition-duration', /^1e-05s(, 1e-05s)*$/);
  });
});
