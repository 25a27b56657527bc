import type {Frame, Page} from '@playwright/test';
import {linkTo} from '../_helpers/programLink';
import {sites} from '../_helpers/sites';
import {expect, test} from '../_helpers/test';
import {EvilSite, testAttacks} from './_attacks';
import {framings} from './framing';

const HOSTILE = `console.log('HOSTILE ran');`;

const runner = (frame: Frame | Page) => frame.getByRole('region', {name: /^Run .+/});

/** Waits until the docs in a frame have decided what to show. @returns the frame; undefined if framing was refused */
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
  async attempt({page, url, evil}, {html}) {
    const address = evil.url('/frame');
    await page.unrouteAll();
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><body>${html(url(`/gas-tokens${linkTo(HOSTILE)}`))}</body>`,
      }),
    );
    await page.goto(address);
    const frame = await framedDocs(page, url('/'));
    if (!frame) return undefined;
    // Otherwise, this would test nothing.
    const link = frame.getByRole('link', {name: 'Open this page'});
    if (await link.count()) {
      expect(await link.getAttribute('href')).toContain('#run=');
      return undefined;
    }
    return (await runner(frame).count()) ? 'the program can be run' : undefined;
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
      new MutationObserver(() => {
        const editor = document.querySelector('section [class*="editor"]');
        if (!editor?.shadowRoot?.textContent.includes('HOSTILE')) return;
        const buttons = document.querySelectorAll('section button');
        for (const each of Array.from(buttons)) if (each.textContent === 'Run') (each as HTMLElement).click();
      }).observe(document, {childList: true, subtree: true, attributes: true});
    });
    await page.evaluate(
      (url) => ((window as unknown as {docs: Window}).docs.location.href = url),
      program(HOSTILE),
    );
    await expect(runner(docs).getByRole('textbox', {name: /^Code of/})).toContainText('HOSTILE');
    await expect(runner(docs).getByRole('alert')).toContainText('came from a link');
    await expect(run).toBeDisabled();
    await expect(runner(docs).getByRole('log')).toHaveCount(0);
    await expect(runner(docs).getByText('Run is inactive')).toBeVisible();
    await expect(runner(docs).getByText('Run is active')).toBeVisible();
    await docs.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
    await expect(run).toBeDisabled();
    await expect(run).toBeEnabled();
  } finally {
    await evil.stop();
  }
});
