// What the reader starts shows its state where the reader looks.
import type {Locator, Page} from '@playwright/test';
import {respondAt} from '../_helpers/fakeNode';
import {openGallery} from '../_helpers/gallery';
import {editor, longProgram, output, runButton, shortProgram, state} from './_program';
import {expect, open, test} from '../_helpers/test';

const node = 'http://127.0.0.1:8080';

for (const {width, height, hasTouch} of [
  {width: 1280, height: 900, hasTouch: false},
  {width: 390, height: 844, hasTouch: true},
]) {
  test.describe(`S10.state: what was started, at ${width} px`, () => {
    test.use({viewport: {width, height}, hasTouch});
    const press = (element: Locator) => (hasTouch ? element.tap() : element.click());
    const position = (page: Page) => page.evaluate(() => scrollY);
    const lines = async (element: Locator) => (await element.innerText()).split('\n').length;

    test('A long program shows its state beside the button, and its output in the window', async ({
      page,
      watch,
    }) => {
      watch.expectProblem(/Failed to load resource/);
      await respondAt(page, node, () => undefined);
      await open(page, longProgram.route);
      await press(page.getByRole('button', {name: /^Run \S/}).first());
      await expect(editor(page)).toBeVisible();
      expect(await lines(editor(page))).toBeGreaterThan(40);
      await expect(runButton(page)).toBeInViewport({ratio: 1});
      await press(runButton(page));
      await expect(state(page)).toContainText(/The program (failed|has ended)/);
      await expect(state(page).locator('p').first()).toBeInViewport({ratio: 1});
      const [button, text] = [await runButton(page).boundingBox(), await state(page).boundingBox()];
      expect((text?.y ?? NaN) - (button?.y ?? NaN)).toBeLessThan(150);
      const [box] = [await output(page).boundingBox()];
      // The first lines of the output.
      expect((box?.y ?? NaN) + 60).toBeLessThan(height);
      // The press, not the program, decides where the focus is.
      await expect(output(page)).not.toBeFocused();

      // Nothing moves when all of it is already in view. A phone has no room for all.
      if (hasTouch) return;
      await expect(runButton(page)).toBeInViewport({ratio: 1});
      const before = await position(page);
      await press(runButton(page));
      await expect(state(page)).toContainText(/The program (failed|has ended)/);
      expect(await position(page)).toBe(before);
    });

    test('One live region names the state', async ({page}) => {
      await open(page, shortProgram.route);
      await press(page.getByRole('button', {name: /^Run \S/}).first());
      await press(runButton(page));
      const ended = page.getByText('The program has ended.');
      await expect(ended).toHaveCount(1);
      expect(await ended.evaluate((text) => text.closest('[role=status]') !== null)).toBe(true);
    });

    test('"Did it work?" and "Check" show what they found in the window', async ({page, watch}) => {
      watch.expectProblem(/Failed to load resource/);
      for (const origin of [node, 'http://127.0.0.1:8081', 'http://127.0.0.1:8090']) {
        await respondAt(page, origin, () => undefined);
      }
      await openGallery(page);
      const opener = page.getByRole('button', {name: 'Did it work? Check my chain'}).first();
      // The panel opens below the window.
      await opener.evaluate((button) =>
        scrollTo(0, scrollY + button.getBoundingClientRect().bottom - innerHeight + 4),
      );
      await opener.press('Enter');
      const panel = page.getByRole('form', {name: 'Did it work?'}).first();
      await expect(panel.getByRole('button', {name: 'Check'})).toBeInViewport({ratio: 1});
      await page.keyboard.type('0xa');
      const check = panel.getByRole('button', {name: 'Check'});
      // The worst place: what is found appears below the window.
      await check.evaluate((button) =>
        scrollTo(0, scrollY + button.getBoundingClientRect().bottom - innerHeight + 4),
      );
      await press(check);
      await expect(panel.getByText('does not respond').first()).toBeInViewport({ratio: 1});
      await expect(check).toBeInViewport({ratio: 1});
    });
  });
}
