import type {Frame, Page} from '@playwright/test';
import {PageServer} from '../../_helpers/localServer';
import {editor, linkTo, output, runButton, runner, shortProgram} from '../_program';
import {sites} from '../../_helpers/sites';
import {expect, recorded, test} from '../../_helpers/test';
import {EvilSite, testAttacks} from '../../attacks/_attacks';

/** A page of an attacker around the docs. */
interface Framing {
  name: string;
  /** The markup of the attacker's page, for the address of a hostile program. */
  html: (program: string) => string;
}

// prettier-ignore
const framings: readonly Framing[] = [
  {name: 'iframe', html: (program) => `<iframe src="${program}" width="1200" height="700"></iframe>`},
  {name: 'transparent iframe under a decoy', html: (program) => `<button>Win</button><iframe src="${program}" style="position: fixed; inset: 0; width: 100%; height: 100%; opacity: 0.01"></iframe>`},
  {name: 'sandboxed iframe', html: (program) => `<iframe sandbox="allow-scripts allow-same-origin" src="${program}" width="1200" height="700"></iframe>`},
  {name: 'sandboxed iframe with an opaque origin', html: (program) => `<iframe sandbox="allow-scripts" src="${program}" width="1200" height="700"></iframe>`},
  {name: 'object', html: (program) => `<object data="${program}" width="1200" height="700"></object>`},
  {name: 'embed', html: (program) => `<embed src="${program}" width="1200" height="700">`},
  {name: 'frame in a frame', html: (program) => `<iframe srcdoc="<iframe src='${program}' width=1100 height=600></iframe>" width="1200" height="700"></iframe>`},
  {name: 'swapped iframe', html: (program) => `<iframe src="${program.replace(/#.*/, '')}" width="1200" height="700" onload="this.onload = null; this.src = '${program}'"></iframe>`},
];

const HOSTILE = `console.log('HOSTILE ran');`;

/** Waits until the docs in a frame have decided what to show. @returns the frame; undefined if framing was rejected */
async function framedDocs(page: Page, site: string): Promise<Frame | undefined> {
  const frame = page.frames().find((each) => each !== page.mainFrame() && each.url().startsWith(site));
  if (!frame) return undefined;
  await expect(runner(frame).or(frame.getByText('Programs do not run while'))).toBeVisible();
  return frame;
}

testAttacks({
  title: 'framing',
  attacks: framings,
  nameOf: ({name}) => name,
  async attempt({page, url}, {html}) {
    // A server, because browsers block requests of an intercepted page to a local address.
    const attacker = new PageServer(html(url(shortProgram.route + linkTo(HOSTILE))));
    await attacker.start();
    try {
      await page.goto(attacker.url('/'));
      const frame = await framedDocs(page, url('/'));
      // Otherwise, this would test nothing.
      if (url('') === sites.plain.url) expect(frame).toBeDefined();
      if (!frame) return undefined;
      const link = frame.getByRole('link', {name: 'Open this page'});
      if ((await link.count()) === 0) return 'the program can be run';
      expect(await link.getAttribute('href')).toContain('#run=');
      return undefined;
    } finally {
      await attacker.stop();
    }
  },
});

test('Attacks: framing: a program that an opener swaps waits before it runs', async ({page}) => {
  const evil = new EvilSite();
  await evil.start();
  try {
    const program = (code: string) => sites.plain.url + shortProgram.route + linkTo(code);
    await page.goto(evil.url('/'));
    const popup = page.waitForEvent('popup');
    await page.evaluate(
      (url) => void Object.assign(window, {docs: open(url)}),
      program(`console.log('seen')`),
    );
    const docs = await popup;
    const run = runButton(docs);
    await expect(run).toBeEnabled();
    await docs.evaluate(() => {
      // Presses as soon as the page shows the other program, as a click that is under way does.
      const timer = setInterval(() => {
        const editor = Array.from(document.querySelectorAll('section div')).find(
          ({shadowRoot}) => shadowRoot,
        );
        if (!editor?.shadowRoot?.textContent.includes('HOSTILE')) return;
        clearInterval(timer);
        document
          .querySelectorAll<HTMLElement>('section button.button--primary')
          .forEach((button) => button.click());
        Object.assign(window, {hasPressed: true});
      }, 10);
    });
    await page.evaluate(
      (url) => ((window as unknown as {docs: Window}).docs.location.href = url),
      program(HOSTILE),
    );
    await expect(editor(docs)).toContainText('HOSTILE');
    await expect(runner(docs).getByRole('alert')).toContainText('came from a link');
    await expect.poll(() => recorded(docs, 'hasPressed')).toBe(true);
    await expect(output(docs)).toHaveCount(0);
    await expect(run).toBeEnabled();
    // The page says why a click does nothing, also when the window has come to the front.
    const inactive = await docs.evaluate(async () => {
      window.dispatchEvent(new FocusEvent('focus'));
      await new Promise(requestAnimationFrame);
      const states = Array.from(document.querySelectorAll('section [role="status"]'));
      return states.map(({textContent}) => textContent).join(' ');
    });
    expect(inactive).toContain('Run is inactive for a second.');
    await expect(runner(docs).getByText('Run is active.')).toBeVisible();
  } finally {
    await evil.stop();
  }
});
