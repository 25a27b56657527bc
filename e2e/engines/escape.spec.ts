// The attempts of `e2e/attacks` to leave the sandbox, in every engine.
import {EvilSite} from '../attacks/_attacks';
import {escapes, program} from '../attacks/escape';
import {linkTo, shortProgram} from '../_helpers/program';
import type {BrowserEngineName} from './engines';
import {expect, test} from './test';

/** What an engine lets a program do that harms nobody: the storage is that of an opaque origin, which the site cannot see. */
const HARMLESS: Record<BrowserEngineName, readonly string[]> = {
  chromium: [],
  firefox: ['secure context'],
  webkit: [
    'CacheStorage open',
    'CacheStorage match',
    'storage of a nested worker',
    'WebAssembly',
    'secure context',
  ],
};

const RUNNER = 'section[aria-label^="Run "]';
/** Longer than a program may run: in Firefox, a worker that makes a worker can hang. */
const often = {intervals: [100], timeout: 80_000};

test('No program of a link leaves the sandbox', async ({host, open, tab, textOf, engine}) => {
  test.setTimeout(1_800_000);
  const evil = new EvilSite();
  await evil.start();
  const breaches: string[] = [];
  let harmless = 0;
  try {
    await open(shortProgram.route);
    for (const [name, body] of escapes) {
      const code = program(body, evil.url('/'), host.url(''));
      // The page opens each link in a new editor.
      await tab.run(
        (runner, hash) => {
          document.querySelector(runner)?.classList.add('before');
          location.hash = hash;
        },
        RUNNER,
        linkTo(code),
      );
      // A long program puts the button below the bar of the page, out of the pointer's reach.
      const press = () =>
        tab.run((ready) => {
          const button = document.querySelector<HTMLElement>(ready);
          button?.click();
          return button !== null;
        }, `${RUNNER}:not(.before) .button--primary[aria-disabled="false"]`);
      await expect.poll(press, often).toBe(true);
      await expect.poll(() => textOf(RUNNER), often).toMatch(/The program (has ended|failed)|Stopped/);
      const wasStopped = (await textOf(RUNNER)).includes('Stopped after');
      const printed = await textOf(`${RUNNER} [role="log"]`);
      if (HARMLESS[engine].includes(name) && printed === 'GOT THROUGH undefined') harmless += 1;
      else if (!wasStopped && !printed.includes('blocked')) breaches.push(`${name}: ${printed}`);
      if (evil.requests.length > 0) breaches.push(`${name}: sent ${evil.requests.splice(0).join(', ')}`);
    }
  } finally {
    await evil.stop();
  }
  console.log(
    `Attacks: escape, ${engine}: ${escapes.length} tried, ${escapes.length - breaches.length - harmless} blocked, ${harmless} harmless`,
  );
  expect(breaches).toEqual([]);
});
