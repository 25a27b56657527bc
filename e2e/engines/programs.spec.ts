// Programs of links, and the attempts of `e2e/programs/attacks` to leave the sandbox, in every engine.
import {EvilSite} from '../attacks/_attacks';
import {escapes, program} from '../programs/attacks/escape';
import {linkTo, shortProgram} from '../programs/_program';
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

const OUTPUT = '[role="log"][aria-label="Program output"]';
const RUN = 'section[aria-label^="Run "] .button--primary';
/** The program of a link does not run in the first second. */
const READY = `${RUN}[aria-disabled="false"]`;

/** The address that opens a page's program with other code. */
const addressOf = (code: string) => shortProgram.route + linkTo(code);

test('A program of a link runs when the reader starts it, in a sandbox without origin and storage', async ({
  open,
  tab,
  textOf,
  count,
}) => {
  const code = `const a: string = 'origin ' + self.origin;
console.log(a, typeof localStorage, typeof document);
await new Promise((done) => setTimeout(done, 100));
console.log('end');`;
  await open(addressOf(code));
  await expect.poll(() => count(READY)).toBe(1);
  expect(await count(OUTPUT)).toBe(0);
  await tab.click(RUN);
  await expect.poll(() => textOf(OUTPUT)).toContain('end');
  expect(await textOf(OUTPUT)).toContain('origin null undefined undefined');
});

test('Stop ends an endless loop of a program', async ({open, tab, textOf, count}) => {
  await open(addressOf(`console.log('loop');\nfor (;;);`));
  await expect.poll(() => count(READY)).toBe(1);
  await tab.click(RUN);
  await expect.poll(() => textOf(OUTPUT)).toContain('loop');
  await tab.click(RUN);
  await expect.poll(() => count('iframe')).toBe(0);
  await expect.poll(() => textOf(RUN)).toBe('Run');
});
