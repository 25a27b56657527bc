import {expect, open, test} from './_helpers/test';

test.describe('S10.steps: code beside the text that introduces it', () => {
  for (const width of [1680, 1920]) {
    test(
      `At ${width} px each block begins beside its paragraph, with room for 46 rem`,
      {tag: width === 1680 ? '@sweep' : []},
      async ({page}) => {
        await page.setViewportSize({width, height: 1000});
        for (const path of ['/getting-started/tx', '/getting-started/counter', '/guides/escrow']) {
          await open(page, path);
          const pairs = await page.evaluate(() =>
            Array.from(document.querySelectorAll('h3')).flatMap((heading) => {
              const text = heading.nextElementSibling;
              const code = text?.nextElementSibling;
              if (text?.tagName !== 'P' || !code?.matches('.theme-code-block')) return [];
              const [left, right] = [text.getBoundingClientRect(), code.getBoundingClientRect()];
              const isStep = getComputedStyle(heading.parentElement ?? heading).display === 'grid';
              return isStep
                ? [{gap: right.left - left.right, drop: Math.abs(right.top - left.top), width: right.width}]
                : [];
            }),
          );
          expect(pairs.length, path).toBeGreaterThan(0);
          for (const pair of pairs) {
            expect(pair.gap, path).toBeGreaterThan(0);
            expect(pair.drop, path).toBeLessThanOrEqual(8);
            expect(pair.width, path).toBeGreaterThanOrEqual(736);
          }
        }
      },
    );
  }

  test('Text stays in view while longer code beside it scrolls', async ({page}) => {
    await page.setViewportSize({width: 1680, height: 1000});
    await open(page, '/getting-started/counter');
    // The block that is longest, and the text before it.
    const code = await page.evaluateHandle(() => {
      const blocks = Array.from(document.querySelectorAll<HTMLElement>('p + .theme-code-block'));
      return blocks.sort((one, other) => other.offsetHeight - one.offsetHeight)[0];
    });
    const text = await code.evaluateHandle((block) => block?.previousElementSibling);
    await code.evaluate((block) =>
      scrollTo(0, scrollY + (block?.getBoundingClientRect().bottom ?? NaN) - 500),
    );
    await expect
      .poll(() => text.evaluate((element) => element?.getBoundingClientRect().top))
      .toBeGreaterThan(60);
    expect(await code.evaluate((block) => block?.getBoundingClientRect().top)).toBeLessThan(0);
  });

  test('The contents move into the bar above the page', async ({page}) => {
    await page.setViewportSize({width: 1680, height: 1000});
    await open(page, '/getting-started/tx');
    await expect(page.locator('.table-of-contents')).toBeHidden();
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await contents.getByRole('button').click();
    await contents.getByRole('link', {name: 'Read the gas'}).click();
    await expect(page.getByRole('heading', {name: 'Read the gas'})).toBeInViewport();
  });

  test('Narrower windows show one column', async ({page}) => {
    await page.setViewportSize({width: 1599, height: 1000});
    await open(page, '/getting-started/tx');
    const heading = page.getByRole('heading', {name: 'Simulate'});
    await expect(heading.locator('..')).toHaveCSS('display', 'block');
    await expect(page.locator('.table-of-contents')).toBeVisible();
  });
});
