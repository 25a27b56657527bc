import {testAttacks} from '../../attacks/_attacks';
import {escapes, program} from './escape';
import {openProgram, runToEnd} from './_attack';

testAttacks({
  title: 'escape',
  attacks: escapes,
  nameOf: ([name]) => name,
  async prepare(arena) {
    await openProgram(arena);
  },
  async attempt({page, url, evil}, [, body]) {
    const traces = async () => ({
      url: page.url(),
      pages: page.context().pages().length,
      frames: await page.locator('iframe').count(),
      stored: await page.evaluate(() => {
        // The page keeps the reader's changes to a program.
        const session = Object.entries(sessionStorage).filter(([key]) => !key.startsWith('program.'));
        return [Object.entries(localStorage), session, document.cookie].join();
      }),
    });
    const before = await traces();
    const printed = await runToEnd(page, program(body, evil.url('/'), url('')));
    const after = await traces();
    if (JSON.stringify(after) !== JSON.stringify(before)) return `left traces: ${JSON.stringify(after)}`;
    return printed.includes('blocked') ? undefined : printed.trim();
  },
});
