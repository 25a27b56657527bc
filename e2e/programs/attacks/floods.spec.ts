import type {Page} from '@playwright/test';
import {limits} from '@cedra-docs/sandbox';
import {editor, output, state, stopButton} from '../_program';
import {testAttacks} from '../../attacks/_attacks';
import {openProgram, start} from './_attack';

interface Flood {
  name: string;
  code: string;
  /** Why the page ends it; without a reason, the reader has to press Stop. */
  end?: 'output' | 'messages' | 'failed';
}

/** Gives `port` to the code after it, if the runtime hands the program an event with a port or with its own target. */
const stealPort = `let port: any;
const {get} = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
Object.defineProperty(MessageEvent.prototype, 'data', {
  get() {
    port ??= [this.currentTarget, this.target, ...this.ports].find((each) => each?.postMessage);
    return get!.call(this);
  },
});
await fetch('https://evil.example/').catch(() => undefined);
if (!port) throw new Error('no port');
`;

// prettier-ignore
const floods: readonly Flood[] = [
  {name: 'an error of 100 MB', code: `throw new Error('x '.repeat(50_000_000));`, end: 'failed'},
  {name: 'an error of 20 MB', code: `throw new Error('x '.repeat(10_000_000));`, end: 'failed'},
  {name: 'an error of 5 MB', code: `throw new Error('x '.repeat(2_500_000));`, end: 'failed'},
  {name: 'an error of one long word', code: `throw new Error('x'.repeat(20_000_000));`, end: 'failed'},
  {name: 'a thrown text of 20 MB', code: `throw 'x '.repeat(10_000_000);`, end: 'failed'},
  {name: 'an error with a long name', code: `throw Object.assign(new Error(''), {name: 'x '.repeat(10_000_000)});`, end: 'failed'},
  {name: 'an error with a long stack', code: `throw Object.assign(new Error('a'), {stack: 'a.ts:1'.repeat(10_000_000)});`, end: 'failed'},
  {name: 'a rejection of 20 MB', code: `Promise.reject(new Error('x '.repeat(10_000_000)));`, end: 'failed'},
  {name: 'slice that returns more', code: `console.log('first'); const a = 'A '.repeat(50_000); String.prototype.slice = function () { return a; }; for (;;) console.log('');`, end: 'output'},
  {name: 'slice and split that return more', code: `const a = 'A '.repeat(50_000_000); String.prototype.slice = () => a; String.prototype.split = () => [a]; Array.prototype.join = () => a; for (;;) console.log('a', 'b');`, end: 'output'},
  {name: 'a port with 200 MB of output', code: `${stealPort}port.postMessage({kind: 'output', lines: Array.from({length: 2000}, () => ({level: 'log', text: 'A '.repeat(50_000)}))}); for (;;);`, end: 'failed'},
  {name: 'a port with requests of 50 MB', code: `${stealPort}for (let id = 0; id < 40; id++) port.postMessage({kind: 'request', id, request: {method: 'GET', url: 'x'.repeat(50_000_000), headers: []}}); for (;;);`, end: 'failed'},
  {name: 'a port with thousands of messages', code: `${stealPort}for (let at = 0; at < 4000; at++) port.postMessage({kind: 'output', lines: []}); for (;;);`, end: 'failed'},
  {name: 'a stolen port', code: `const post = MessagePort.prototype.postMessage; MessagePort.prototype.postMessage = function (...values: any) { (self as any).port = this; return post.apply(this, values); }; console.log(1); await Promise.resolve(); if ((self as any).port) for (;;) console.log('stolen'); throw new Error('no port');`, end: 'failed'},
  {name: 'a gigabyte of output', code: `for (;;) console.log('x'.repeat(2 ** 20));`, end: 'output'},
  {name: 'thousands of lines', code: `for (;;) console.log('line');`, end: 'output'},
  {name: 'lines of alternating levels', code: `for (;;) { console.log('line'); console.warn('line'); }`, end: 'output'},
  {name: 'a text of line breaks', code: `console.log('\\n'.repeat(99_999));`, end: 'output'},
  {name: 'a long sequence of combining marks', code: `console.log('\u0e01' + '\u0e47'.repeat(99_000)); setInterval(() => undefined, 50);`},
  {name: 'thousands of requests', code: `for (let at = 0; at < 20_000; at++) void fetch('https://evil.example/' + at).catch(() => undefined);`, end: 'messages'},
  {name: 'a request to a long URL', code: `await fetch('http://127.0.0.1:8080/v1/' + 'x'.repeat(50_000_000));`, end: 'failed'},
  {name: 'requests to refused URLs in a loop', code: `for (;;) await fetch('https://evil.example/').catch(() => undefined);`, end: 'messages'},
  {name: 'requests with large bodies', code: `await Promise.all(Array.from({length: 40}, () => fetch('http://127.0.0.1:8080/v1', {method: 'POST', body: 'x'.repeat(20_000_000)})));`, end: 'failed'},
  {name: 'a busy loop', code: `for (;;);`},
  {name: 'a busy loop of promises', code: `for (;;) await null;`},
  {name: 'busy nested workers', code: `for (let at = 0; at < 4; at++) new Worker(URL.createObjectURL(new Blob(['for (;;);']))); for (;;);`},
  {name: 'nested workers that send', code: `new Worker(URL.createObjectURL(new Blob(['for (;;) postMessage("x".repeat(1_000_000))']))); setInterval(() => undefined, 50);`},
  {name: 'timers', code: `const again = () => { setTimeout(again); setTimeout(again); }; again(); for (let at = 0; at < 1000; at++) setInterval(() => undefined, 1);`},
];

const ends = {
  output: /printed more than/,
  messages: /sent invalid messages, or too many/,
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
      await stopButton(page).click();
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
