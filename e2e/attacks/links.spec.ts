import type {Page} from '@playwright/test';
import {respondAt} from '../_helpers/fakeNode';
import {linkTo} from '../_helpers/programLink';
import {expect, open, recorded} from '../_helpers/test';
import {testAttacks} from './_attacks';
import {linkAttacks, type LinkAttack} from './links';
import {editor, output, state} from './_program';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u2028/gu;

const runner = (page: Page) => page.getByRole('region', {name: /^Run .+/});
const runButton = (page: Page) => runner(page).getByRole('button', {name: 'Run', exact: true});

/** What of the code the reader cannot see. */
async function hidden(page: Page, code: string): Promise<string | undefined> {
  const invisible = code.match(INVISIBLE) ?? [];
  const shown = await editor(page).locator('.cm-specialChar').count();
  if (shown !== invisible.length) return `${invisible.length} invisible characters, ${shown} shown`;
  const beside = await editor(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  if (beside > 0) return `${beside} px are beside the view`;
  const lines = code.split('\n').length;
  const notice = await runner(page).getByRole('alert').innerText();
  return notice.includes(lines === 1 ? 'one line' : `${lines} lines`) ? undefined : `notice: ${notice}`;
}

/** Presses Run, by pointer and by keyboard, from the moment when the button appears, for most of the second it waits. */
function hurry(): void {
  const press = () => {
    const button = document.querySelector<HTMLElement>('section button.button--primary');
    button?.click();
    Array.from(document.querySelectorAll('section div'))
      .find(({shadowRoot}) => shadowRoot)
      ?.shadowRoot?.querySelector('.cm-content')
      ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true}));
    return button;
  };
  const observer = new MutationObserver(() => {
    if (!press()) return;
    observer.disconnect();
    const until = Date.now() + 800;
    const timer = setInterval(() => {
      if (Date.now() < until) press();
      else {
        clearInterval(timer);
        Object.assign(window, {hasHurried: true});
      }
    }, 20);
  });
  observer.observe(document, {childList: true, subtree: true});
}

const didRun = async (page: Page) =>
  (await page.title()).includes('HOSTILE') ||
  (await page.locator('iframe').count()) > 0 ||
  (await output(page).count()) > 0;

async function attempt(page: Page, {code, aim}: LinkAttack): Promise<string | undefined> {
  if (aim === 'hides') return hidden(page, code);
  if (aim === 'borrows') {
    const marks = [
      page
        .locator('.theme-code-block')
        .filter({has: runner(page)})
        .locator('[data-tier]'),
      runner(page).getByText('Proven in a browser'),
      runner(page).getByText('Expected output'),
    ];
    const counts = await Promise.all(marks.map((mark) => mark.count()));
    return counts.some(Boolean) ? `${counts.join(', ')} marks` : undefined;
  }
  if (aim === 'steals') {
    await runButton(page).click();
    await expect(state(page)).toContainText(/The program (has ended|failed)/);
    return (await output(page).innerText()).includes('HOSTILE') ? 'has the account' : undefined;
  }
  if (aim === 'freezes')
    return (await editor(page).innerText()).includes(code.slice(0, 20)) ? 'is shown' : undefined;
  return undefined;
}

testAttacks({
  title: 'links',
  attacks: linkAttacks,
  nameOf: ({name}) => name,
  async prepare({page}) {
    await page.addInitScript(hurry);
  },
  async attempt({page, url}, attack) {
    const {code, aim} = attack;
    await page.goto('about:blank');
    await respondAt(page, 'http://127.0.0.1:8081', () => ({body: '{"txn_hashes":["0x1"]}'}));
    if (aim === 'steals') {
      await open(page, url(`/gas-tokens${linkTo('import "./account.js"')}`));
      await runner(page).getByText('Test account').click();
      await runner(page)
        .getByRole('button', {name: /^Create an account/})
        .click();
      await expect(runner(page)).toContainText('Funded with');
      await page.evaluate((hash) => window.location.assign(hash), linkTo(code));
      await expect(editor(page)).toContainText('HOSTILE');
    } else {
      await open(page, url(`/gas-tokens${typeof aim === 'object' ? aim.breaks : linkTo(code)}`));
      const isNoProgram = typeof aim === 'object' && !aim.breaks.includes('gas-tokens-index');
      if (isNoProgram) return (await runner(page).count()) > 0 ? 'opened the editor' : undefined;
      await expect.poll(() => recorded(page, 'hasHurried')).toBe(true);
      if (await didRun(page)) return 'ran at once';
    }
    return attempt(page, attack);
  },
});
