import {describe, expect, it} from 'vitest';
import {shortcutKey} from './keys';

const press = (key: string | undefined, code: string, modifiers: Partial<KeyboardEvent> = {}) =>
  shortcutKey({
    key,
    code,
    shiftKey: false,
    altKey: false,
    getModifierState: () => false,
    ...modifiers,
  } as KeyboardEvent);

describe('shortcutKey', () => {
  it.each([
    ['Dvorak', 't', 'KeyK', 't'],
    ['Dvorak', 'k', 'KeyV', 'k'],
    ['Caps Lock', 'K', 'KeyK', 'K'],
    ['German', 'ü', 'BracketLeft', 'ü'],
    ['Swedish without dead keys', '¨', 'BracketRight', '¨'],
    ['AZERTY', '^', 'BracketLeft', '^'],
    ['AZERTY', '!', 'Slash', '!'],
    ['Vietnamese', 'ế', 'BracketLeft', 'ế'],
  ])('is what the key types on layouts with Latin letters: %s', (_layout, key, code, meaning) => {
    expect(press(key, code)).toBe(meaning);
  });

  it.each([
    ['Russian', 'л', 'KeyK', 'k'],
    ['Russian', 'х', 'BracketLeft', '['],
    ['Serbian', 'ђ', 'BracketRight', ']'],
    ['Greek', 'κ', 'KeyK', 'k'],
    ['Hebrew', 'ל', 'KeyK', 'k'],
    ['Arabic', 'ن', 'KeyK', 'k'],
    ['Arabic', 'ظ', 'Slash', '/'],
    ['Thai', 'า', 'KeyK', 'k'],
    ['Hindi', 'क', 'KeyK', 'k'],
    ['Korean', 'ㅏ', 'KeyK', 'k'],
    ['Chinese punctuation', '【', 'BracketLeft', '['],
  ])('is what the place types on layouts of other scripts: %s', (_layout, key, code, meaning) => {
    expect(press(key, code)).toBe(meaning);
  });

  it('takes Shift into account', () => {
    expect(press('؟', 'Slash', {shiftKey: true})).toBe('?');
  });

  it('leaves characters of Option and AltGr alone', () => {
    expect(press('“', 'BracketLeft', {altKey: true})).toBe('“');
    expect(press('–', 'Slash', {getModifierState: () => true})).toBe('–');
  });

  it('is empty for an event without a key', () => {
    expect(press(undefined, '')).toBe('');
  });
});
