// Text in tabs that are not selected.
import {openGallery} from '../_helpers/gallery';
import {expect, test} from '../_helpers/test';

const inner = 'Text of the inner second tab.';

test('S10.tabs: Text that the browser finds in a closed tab selects the tab, also in tabs within tabs', async ({
  page,
}) => {
  await openGallery(page);
  const tab = (name: string) => page.getByRole('tab', {name, exact: true});
  await tab('Outer second').click();
  await expect(page.getByText(inner)).toBeHidden();
  // What the browser does for text that it finds, from the outside to the inside.
  await page.evaluate((text) => {
    const found = Array.from(document.querySelectorAll('p')).find(({textContent}) => textContent === text);
    const hidden: Element[] = [];
    for (
      let around = found?.closest('[hidden]');
      around;
      around = around.parentElement?.closest('[hidden]') ?? null
    )
      hidden.unshift(around);
    for (const each of hidden) {
      if (each.getAttribute('hidden') !== 'until-found')
        throw new Error(`${each.outerHTML} cannot be found.`);
      each.dispatchEvent(new Event('beforematch', {bubbles: true}));
      each.removeAttribute('hidden');
    }
  }, inner);
  await expect(page.getByText(inner)).toBeVisible();
  for (const name of ['Outer first', 'Inner second'])
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Outer second', 'Inner first'])
    await expect(tab(name)).toHaveAttribute('aria-selected', 'false');
  await tab('Inner first').click();
  await expect(page.getByText(inner)).toBeHidden();
});

test('S10.tabs: Closed tabs take no room, and their text is not copied', async ({page}) => {
  await openGallery(page);
  const closed = page.locator('[role="tabpanel"][hidden]');
  expect(await closed.count()).toBeGreaterThan(2);
  for (const panel of await closed.all()) expect((await panel.boundingBox())?.height ?? 0).toBe(0);
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return String(getSelection());
  });
  expect(copied).toContain('Text of the inner first tab.');
  expect(copied).not.toContain(inner);
});

test('S10.tables: Aligned columns are listed in one line on phones', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openGallery(page);
  const cells = page.locator('.stacked-table td[data-label="On the right"], td[data-label="In the middle"]');
  await expect(cells).toHaveCount(4);
  const aligned = await cells.evaluateAll((all) =>
    all.map((cell) =>
      [getComputedStyle(cell).textAlign, getComputedStyle(cell, '::before').textAlign].join(),
    ),
  );
  expect([...new Set(aligned)]).toEqual(['start,start']);
});
