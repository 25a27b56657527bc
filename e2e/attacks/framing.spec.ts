import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Frame, Page} from '@playwright/test';
import {LocalServer} from '../_helpers/localServer';
import {linkTo} from '../_helpers/programLink';
import {sites} from '../_helpers/sites';
import {expect, recorded, test} from '../_helpers/test';
import {EvilSite, testAttacks} from './_attacks';
import {framings} from './framing';

const HOSTILE = `console.log('HOSTILE ran');`;

const runner = (frame: Frame | Page) => frame.getByRole('region', {name: /^Run .+/});

/** Waits until the docs in a frame have decided what to show. @returns the frame; undefined if framing was rejected */
async function framedDocs(page: Page, site: string): Promise<Frame | undefined> {
  const frame = page.frames().find((each) => each !== page.mainFrame() && each.url().startsWith(site));
  if (!frame) return undefined;
  await expect(runner(frame).or(frame.getByText('Programs do not run while'))).toBeVisible();
  return frame;
}

/** A server of the attacker's page: browsers block requests of an intercepted page to a local address. */
class FramingSite extends LocalServer {
  html = '';

  protected respond(_request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><body>${this.html}</body>`);
  }
}

testAttacks({
  title: 'framing',
  attacks: framings,
  nameOf: ({name}) => name,
  async attempt({page, url}, {html}) {
    const attacker = new FramingSite();
    attacker.html = html(url(`/gas-tokens${linkTo(HOSTILE)}`));
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
    const program = (code: string) => `${sites.plain.url}/gas-tokens${linkTo(code)}`;
    await page.goto(evil.url('/'));
    const popup = page.waitForEvent('popup');
    await page.evaluate(
      (url) => void Object.assign(window, {docs: open(url)}),
      program(`console.log('seen')`),
    );
    const docs = await popup;
    const run = runner(docs).getByRole('button', {name: 'Run', exact: true});
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
    await expect(runner(docs).getByRole('textbox', {name: /^Code of/})).toContainText('HOSTILE');
    await expect(runner(docs).getByRole('alert')).toContainText('came from a link');
    await expect.poll(() => recorded(docs, 'hasPressed')).toBe(true);
    await expect(runner(docs).getByRole('log')).toHaveCount(0);
    await expect(run).toBeEnabled();
    // The page says why a click does nothing, also when the window has come to the front.
    const inactive = await docs.evaluate(async () => {
      window.dispatchEvent(new FocusEvent('focus'));
      await new Promise(requestAnimationFrame);
      return document.querySelector('section [role="status"]')?.textContent;
    });
    expect(inactive).toBe('Run is inactive for a second.');
    await expect(runner(docs).getByText('Run is active.')).toBeVisible();
  } finally {
    await evil.stop();
  }
});
