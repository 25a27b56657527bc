import type {Page} from '@playwright/test';
import {limits} from '@packages/run';
import {testAttacks} from './_attacks';
import {floods} from './floods';
import {editor, openProgram, output, start, state, stop} from './_program';

const ends = {
  output: /printed more than/,
  messages: /sent messages/,
  failed: /The program failed/,
};

/** Milliseconds for which the page may not respond, besides what a harmless program needs on this machine. */
const MAX_GAP = 500;
/** Milliseconds from pressing Stop until the program has stopped, besides the gap. */
const MAX_STOP = 1_000;

/** Measures from now on how long the page's thread does not respond. */
const watchGap = (page: Page) =>
  page.evaluate(() => {
    const scope = window as unknown as {gap: number; gapTimer: number};
    clearInterval(scope.gapTimer);
    scope.gap = 0;
    let last = performance.now();
    scope.gapTimer = window.setInterval(() => {
      const now = performance.now();
      scope.gap = Math.max(scope.gap, now - last);
      last = now;
    }, 5);
  });

const gapOf = (page: Page) => page.evaluate(() => (window as unknown as {gap: number}).gap);

let harmless = 0;

testAttacks({
  title: 'floods',
  attacks: floods,
  nameOf: ({name}) => name,
  async prepare(arena) {
    await openProgram(arena);
    await watchGap(arena.page);
    await start(arena.page, `console.log('hello');`);
    await state(arena.page).getByText('The program has ended.').waitFor();
    harmless = await gapOf(arena.page);
  },
  async attempt({page}, {name, code, end}) {
    await watchGap(page);
    await start(page, code);
    let stopping = 0;
    if (end) await state(page).getByText(ends[end]).waitFor();
    else {
      // Long enough for a flood to arrive.
      await page.waitForTimeout(1_000);
      const from = Date.now();
      await stop(page);
      await state(page).getByText('Stopped.').waitFor();
      stopping = Date.now() - from;
    }
    const gap = await gapOf(page);
    const {length} = await output(page).innerText();
    const kept = await editor(page).innerText();
    console.log(
      `  ${name}: no response for ${Math.round(gap)} ms${end ? '' : `, stopped in ${stopping} ms`}, ${length} characters`,
    );
    if (gap > MAX_GAP + harmless) return `the page did not respond for ${Math.round(gap)} ms`;
    if (stopping > MAX_STOP + harmless) return `Stop took ${stopping} ms`;
    // Characters, and a line break for each line.
    if (length > limits.outputCharacters + limits.outputLines) return `${length} characters are shown`;
    if (!kept.startsWith(code.slice(0, 20))) return 'the program is gone';
    return undefined;
  },
});
