// Keyboards of the world: layouts of other scripts, and input methods. Real keys, by the browser's own protocol.
import type {CDPSession, Page} from '@playwright/test';
import {field, hits, modal, openSearch} from '../_helpers/search';
import {arrivedAt, expect, hydrated, open, test} from '../_helpers/test';

interface Key {
  key: string;
  code: string;
  ctrl?: boolean;
  meta?: boolean;
  shift?: boolean;
}

/** Presses a key of another layout. */
async function press(client: CDPSession, {key, code, ctrl, meta, shift}: Key): Promise<void> {
  const modifiers = (ctrl ? 2 : 0) + (meta ? 4 : 0) + (shift ? 8 : 0);
  const text = ctrl || meta ? {} : {text: key};
  await client.send('Input.dispatchKeyEvent', {type: 'keyDown', key, code, modifiers, ...text});
  await client.send('Input.dispatchKeyEvent', {type: 'keyUp', key, code, modifiers});
}

const clientOf = (page: Page) => page.context().newCDPSession(page);

test.describe('S10.layouts: shortcuts on layouts of other scripts', () => {
  const opening: [layout: string, key: Key][] = [
    ['Russian', {key: 'л', code: 'KeyK', ctrl: true}],
    ['Hebrew', {key: 'ל', code: 'KeyK', ctrl: true}],
    ['Greek with Caps Lock', {key: 'Κ', code: 'KeyK', ctrl: true}],
    ['Arabic, with Cmd', {key: 'ن', code: 'KeyK', meta: true}],
    ['Dvorak', {key: 'k', code: 'KeyV', ctrl: true}],
    ['Arabic', {key: 'ظ', code: 'Slash'}],
  ];

  test('They open and close the search, and turn pages', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const client = await clientOf(page);
    for (const [layout, key] of opening) {
      await press(client, key);
      await expect(field(page), layout).toBeFocused();
      await press(client, key.code === 'Slash' ? {key: 'л', code: 'KeyK', ctrl: true} : key);
      await expect(modal(page), layout).toHaveCount(0);
    }
    // The button of the search has the focus, and opens the search for letters.
    await page.locator('h1').click();
    await press(client, {key: 'ъ', code: 'BracketRight'});
    await arrivedAt(page, '/concepts/transactions/understanding-transactions');
    await press(client, {key: 'х', code: 'BracketLeft'});
    await arrivedAt(page, '/concepts/blockchain');
    await press(client, {key: '؟', code: 'Slash', shift: true});
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  });

  test('Keys of Latin layouts mean what they type', async ({page}) => {
    await open(page, '/concepts/blockchain');
    const client = await clientOf(page);
    for (const key of [
      {key: 't', code: 'KeyK', ctrl: true},
      {key: 'ü', code: 'BracketLeft'},
      {key: '^', code: 'BracketLeft'},
      {key: '¨', code: 'BracketRight'},
      {key: '=', code: 'BracketRight'},
      {key: '!', code: 'Slash'},
    ])
      await press(client, key);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
    await expect(modal(page)).toHaveCount(0);
    await arrivedAt(page, '/concepts/blockchain');
  });

  test('Ctrl and the key of K open the search before React runs', async ({page}) => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/intro', {waitUntil: 'commit'});
    await expect(page.locator('article h1')).toBeVisible();
    const client = await clientOf(page);
    await press(client, {key: 'л', code: 'KeyK', ctrl: true});
    await page.keyboard.type('gas');
    release();
    await hydrated(page);
    await expect(field(page)).toHaveValue('gas');
  });
});

test.describe('S10.layouts: Ctrl+K on Apple devices', () => {
  test('It is left to text fields, and opens the search elsewhere', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', {value: 'MacIntel'}));
    await open(page, '/glossary');
    const filter = page.getByRole('searchbox', {name: /^Filter/});
    await filter.pressSequentially('gas');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('es');
    await expect(filter).toHaveValue('gases');
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('S10.layouts: input methods', () => {
  /** Keys that input methods use, while a text is being composed. */
  const keys: Key[] = [
    {key: 'Enter', code: 'Enter'},
    {key: 'ArrowDown', code: 'ArrowDown'},
    {key: 'Tab', code: 'Tab'},
    {key: 'Escape', code: 'Escape'},
  ];

  /** Presses a key that the input method handles, as systems that name the real key and as those that name "Process". */
  async function pressHandled(client: CDPSession, {key, code}: Key): Promise<void> {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      for (const name of [key, 'Process'])
        await client.send('Input.dispatchKeyEvent', {type, key: name, code, windowsVirtualKeyCode: 229});
  }

  test('Keys of a composition do not close, choose or open anything in the search', async ({page}) => {
    await open(page, '/intro');
    await openSearch(page);
    await page.keyboard.type('gas');
    await expect(hits(page).first()).toBeVisible();
    const client = await clientOf(page);
    const selected = () => modal(page).locator('[aria-selected="true"]').getAttribute('id');
    const before = await selected();
    for (const key of keys) {
      await client.send('Input.imeSetComposition', {text: 'かいし', selectionStart: 3, selectionEnd: 3});
      await expect(field(page)).toHaveValue('gasかいし');
      await pressHandled(client, key);
      await client.send('Input.imeSetComposition', {text: '', selectionStart: 0, selectionEnd: 0});
      await expect(field(page), key.key).toHaveValue('gas');
      await expect(field(page), key.key).toBeFocused();
      expect(await selected(), key.key).toBe(before);
    }
    // Safari ends the composition first.
    await pressHandled(client, {key: 'Escape', code: 'Escape'});
    await pressHandled(client, {key: 'Enter', code: 'Enter'});
    await expect(field(page)).toHaveValue('gas');
    await expect(page).toHaveURL(/\/intro$/);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  });

  test('Escape of a composition closes no receipt, and Enter selects no tab', async ({page}) => {
    await open(page, '/getting-started/tx');
    const client = await clientOf(page);
    const mark = page.locator('article [data-grade]:visible').first();
    await mark.press('Enter');
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await pressHandled(client, {key: 'Escape', code: 'Escape'});
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await pressHandled(client, {key: 'Enter', code: 'Enter'});
    await pressHandled(client, {key: 'ArrowRight', code: 'ArrowRight'});
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });
});
