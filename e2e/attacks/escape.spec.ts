import {testAttacks} from './_attacks';
import {escapes} from './escape';
import {openProgram, runToEnd} from './_program';

/** Milliseconds after which an attempt without an answer counts as blocked. */
const PATIENCE = 2_000;

const program = (body: string, evil: string, site: string) => `
const EVIL = '${evil}', SITE = '${site}', NODE = 'http://127.0.0.1:8080', s: any = self;
const event = (target: any, good: string, bad: string) =>
  new Promise((done, fail) => {
    target.addEventListener(good, done);
    target.addEventListener(bad, () => fail(Error(bad)));
  });
const worker = (source: string, type: any) =>
  new Promise<void>((done, fail) => {
    const made = new Worker(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})), {type});
    made.onmessage = ({data}) => (data === 'hit' ? done() : fail(Error(data)));
    made.onerror = (error) => { error.preventDefault(); fail(Error('refused')); };
  });
const nested = (body: string) =>
  worker('(async () => {' + body + '})().then(() => postMessage("hit"), (e) => postMessage(String(e)))', 'classic');
const moduleWorker = (body: string) => worker(body + '; postMessage("hit")', 'module');
const attempt = async () => {${body}};
const patience = new Promise((_, fail) => setTimeout(() => fail(Error('no answer')), ${PATIENCE}));
try {
  console.log('GOT THROUGH', await Promise.race([attempt(), patience]));
} catch (error) {
  console.log('blocked', error);
}`;

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
      frames: page.frames().length,
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
