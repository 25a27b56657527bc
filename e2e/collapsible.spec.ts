import {type Page} from '@playwright/test';
import {expect, open, test} from './_helpers/test';

const category = (page: Page) =>
  page
    .locator('li.theme-doc-sidebar-item-category')
    .filter({has: page.locator('> div', {hasText: 'Nodes'})})
    .first();

/** Every transition that a script gave to the entries of the category, in milliseconds. */
async function toggleAndListDurations(page: Page): Promise<number[]> {
  await category(page).evaluate((element) => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    new MutationObserver((records) => {
      for (const {target} of records) {
        const found = /height ([\d.]+)(ms|s)/.exec((target as HTMLElement).style.transition);
        if (found) durations.push(Number(found[1]) * (found[2] === 's' ? 1000 : 1));
      }
    }).observe(element, {subtree: true, attributes: true, attributeFilter: ['style']});
  });
  const button = category(page).getByRole('button').first();
  const entries = category(page).locator('ul').first();
  await button.click();
  await expect(category(page)).not.toHaveClass(/menu__list-item--collapsed/);
  // A click in the last frame of the animation would hide the entries before the theme measures them.
  await expect(entries).toHaveCSS('overflow', 'visible');
  await button.click();
  await expect(category(page)).toHaveClass(/menu__list-item--collapsed/);
  await expect(entries).toBeHidden();
  return page.evaluate(() => (window as unknown as {durations: number[]}).durations);
}

test.describe('S4.collapsible: collapsible sections', () => {
  test('Sidebar categories open and close with an animation', async ({page}) => {
    await open(page, '/intro');
    const durations = await toggleAndListDurations(page);
    expect(durations.length).toBeGreaterThan(1);
    expect(Math.min(...durations)).toBeGreaterThan(50);
  });

  test('Sidebar categories skip the animation when reduced motion is preferred', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/intro');
    const durations = await toggleAndListDurations(page);
    expect(Math.max(0, ...durations)).toBeLessThanOrEqual(1);
  });

  // Other browsers open details at once.
  for (const [motion, isAnimated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`Details in a page follow the motion preference ${motion}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: motion});
      await open(page, '/guides/escrow');
      const details = page.locator('.markdown details').first();
      const height = () => details.evaluate((element: HTMLElement) => element.offsetHeight);
      const first = await details.evaluate(async (element: HTMLElement) => {
        element.querySelector('summary')?.click();
        await new Promise(requestAnimationFrame);
        return element.offsetHeight;
      });
      if (isAnimated) await expect.poll(height).toBeGreaterThan(2 * first);
      // Code takes its exact height when it is drawn, a frame later.
      else expect(first).toBeGreaterThan(0.9 * (await height()));
      await expect(details.locator('pre').first()).toBeVisible();
    });
  }
});
