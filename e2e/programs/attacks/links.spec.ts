import type {Page} from '@playwright/test';
import {respondAt} from '../../_helpers/fakeNode';
import {editor, linkTo, output, runButton, runner, shortProgram, state} from '../_program';
import {expect, open, recorded} from '../../_helpers/test';
import {testAttacks} from '../../attacks/_attacks';

/** A link to a program that someone else wrote, and what it tries. */
interface LinkAttack {
  name: string;
  code: string;
  /**
   * `hides`: code that the reader does not see. `hurries`: runs before the reader could read it. `borrows`: the marks of
   * the proof. `steals`: the trial account of another program. `freezes`: the page, which cannot draw it. `breaks`: the
   * hash itself, in place of that of the code.
   */
  aim: 'hides' | 'hurries' | 'borrows' | 'steals' | 'freezes' | {breaks: string};
}

const harmless = `console.log('looked at');`;
const hostile = `console.log('HOSTILE ran');`;
/** The start of a hash, with the name of a program of the page. */
const run = `#run=${shortProgram.name}&code=`;

// prettier-ignore
const linkAttacks: readonly LinkAttack[] = [
  {name: 'a call 400 columns to the right', code: `${harmless}${' '.repeat(400)}${hostile}`, aim: 'hides'},
  {name: 'a call in one long word', code: `${harmless}/*${'-'.repeat(2000)}*/${hostile}`, aim: 'hides'},
  {name: 'a call below 200 empty lines', code: `${harmless}${'\n'.repeat(200)}${hostile}`, aim: 'hides'},
  {name: 'an override to right-to-left', code: `/*\u202e } ;*/ ${hostile}`, aim: 'hides'},
  {name: 'an isolate', code: `const a = 'user\u2066 // \u2069'; ${hostile}`, aim: 'hides'},
  {name: 'an embedding', code: `// \u202b\u202c\n${hostile}`, aim: 'hides'},
  {name: 'a first strong isolate', code: `// \u2068\n${hostile}`, aim: 'hides'},
  {name: 'a zero-width non-joiner in a name', code: `const a\u200cb = 1, ab = 2; console.log(a\u200cb, ab);`, aim: 'hides'},
  {name: 'a zero-width joiner in a name', code: `const a\u200db = 1, ab = 2; console.log(a\u200db, ab);`, aim: 'hides'},
  {name: 'a name of one invisible letter', code: `const \u3164 = 1; console.log(\u3164);`, aim: 'hides'},
  {name: 'a half-width invisible letter', code: `const \uffa0 = 1; console.log(\uffa0);`, aim: 'hides'},
  {name: 'a line that ends in a comment', code: `// harmless\u2028${hostile}`, aim: 'hides'},
  {name: 'a word joiner', code: `console.log('a\u2060b');`, aim: 'hides'},
  {name: 'letters of tags', code: `console.log('\u{e0061}\u{e0062}');`, aim: 'hides'},
  {name: 'a click at once', code: hostile, aim: 'hurries'},
  {name: 'an end of the script', code: `</script><script>document.title = 'HOSTILE ran'</script>`, aim: 'hurries'},
  {name: 'the marks of the proof', code: hostile, aim: 'borrows'},
  {name: 'the marks, with one more space', code: ' ', aim: 'borrows'},
  {name: 'the trial account', code: `import {account} from './account.js'; console.log('HOSTILE ran', account.privateKey);`, aim: 'steals'},
  {name: 'a long sequence of combining marks', code: `// \u0e01${'\u0e47'.repeat(90_000)}`, aim: 'freezes'},
  {name: 'garbage', code: '', aim: {breaks: `${run}AAAA`}},
  {name: 'no code', code: '', aim: {breaks: run}},
  {name: '200 kB of garbage', code: '', aim: {breaks: run + 'A'.repeat(200_000)}},
  {name: 'the program __proto__', code: '', aim: {breaks: '#run=__proto__&code=AAAA'}},
  {name: 'the program constructor', code: '', aim: {breaks: '#run=constructor&code=AAAA'}},
  {name: 'markup in the hash', code: '', aim: {breaks: `${run}<img src=x onerror="document.title='HOSTILE ran'">`}},
  {name: 'a program that is too long', code: 'x'.repeat(100_001), aim: 'hurries'},
  {name: 'a program of 50 MB', code: 'x'.repeat(50_000_000), aim: 'hurries'},
];

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u2028/gu;

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
        .locator('[data-grade]'),
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
      await open(page, url(shortProgram.route + linkTo('import "./account.js"')));
      await runner(page).getByText('Test account').click();
      await runner(page)
        .getByRole('button', {name: /^Create an account/})
        .click();
      await expect(runner(page)).toContainText('Funded with');
      await page.evaluate((hash) => window.location.assign(hash), linkTo(code));
      await expect(editor(page)).toContainText('HOSTILE');
    } else {
      await open(page, url(shortProgram.route + (typeof aim === 'object' ? aim.breaks : linkTo(code))));
      const isNoProgram = typeof aim === 'object' && !aim.breaks.includes(shortProgram.name);
      if (isNoProgram) return (await runner(page).count()) > 0 ? 'opened the editor' : undefined;
      await expect.poll(() => recorded(page, 'hasHurried')).toBe(true);
      if (await didRun(page)) return 'ran at once';
    }
    return attempt(page, attack);
  },
});
