import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {atomWords, chunks, fold, indexTerms, MAX_TERM_LENGTH, stem, wholeKey} from './tokens';

const terms = (text: string) => [...indexTerms(text)];

describe('indexTerms', () => {
  it.each([
    [
      '0x1::fungible_asset::transfer',
      [
        '0x1',
        'fungibl',
        'asset',
        'transfer',
        'fungibleasset',
        'fungibleassettransfer',
        '0x1fungibleassettransfer',
      ],
    ],
    ['move_to', ['mov', 'to', 'moveto']],
    ['signAndSubmitTransaction', ['sign', 'and', 'submit', 'transaction', 'signandsubmittransaction']],
    ['FAMetadata', ['fa', 'metadata', 'fametadata']],
    ['--named-addresses', ['nam', 'address', 'namedaddress']],
    ['ENOT_AUTHORIZED', ['enot', 'authoriz', 'enotauthoriz']],
    ['E_ITEM_ALREADY_LISTED', ['e', 'item', 'alreadi', 'list', 'eitemalreadylist']],
    ['Ed25519Account', ['ed25519', 'account', 'ed25519account']],
    ['TypeScript', ['typescript']],
    ['100,000,000 coins', ['100000000', 'coin']],
    ['SDK 2.2.8', ['sdk', '2.2.8']],
    ['Move.toml', ['mov', 'toml', 'movetoml']],
    ["the validator's key", ['th', 'validator', 'kei']],
    ['Object<Metadata>', ['object', 'metadata']],
  ])('reads %s', (text, expected) => {
    expect(new Set(terms(text))).toEqual(new Set(expected));
  });

  it.each(['multi-agent', 'multi‐agent', 'multi‑agent', 'multi–agent', 'multi−agent'])(
    'folds the hyphen of %s',
    (text) => {
      expect(terms(text)).toEqual(['multi', 'agent', 'multiagent']);
    },
  );

  it('reads a word with a soft hyphen as one', () => {
    expect(terms('vali\u00addator')).toEqual(['validator']);
  });

  it('cuts words that exceed the maximum length of a term', () => {
    expect(terms('a'.repeat(100))).toEqual(['a'.repeat(MAX_TERM_LENGTH)]);
  });
});

describe('fold', () => {
  it('drops accents and case', () => {
    expect(fold('Élan')).toBe('elan');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('chunks', () => {
  it('covers the text in order and never overlaps', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 200}), (text) => {
        let end = 0;
        for (const chunk of chunks(text)) {
          for (const atom of chunk.atoms) {
            expect(atom.start).toBeGreaterThanOrEqual(end);
            expect(atom.end).toBeGreaterThan(atom.start);
            expect(atom.end).toBeLessThanOrEqual(text.length);
            end = atom.end;
          }
        }
      }),
    );
  });

  it('finds atoms at their positions', () => {
    const text = 'call 0x1::primary_fungible_store::transfer(a)';
    const found = [...chunks(text)].flatMap((chunk) =>
      chunk.atoms.map(({start, end}) => text.slice(start, end)),
    );
    expect(found).toEqual(['call', '0x1', 'primary', 'fungible', 'store', 'transfer', 'a']);
  });
});

describe('atomWords', () => {
  const words = (text: string) => [...chunks(text)].flatMap(({atoms}) => atoms.map(({word}) => word));

  it('returns the words of all chunks, also for plain text', () => {
    const piece = fc.stringMatching(/^(?:[A-Z]?[a-z]{0,45}|[a-zA-Z0-9_'’]{0,5})$/u);
    const joined = fc.array(fc.tuple(piece, fc.constantFrom(' ', '-', '  ', '::', '')));
    fc.assert(
      fc.property(joined, (pieces) => {
        const text = pieces.flat().join('');
        expect(atomWords(text)).toEqual(words(text));
      }),
      {numRuns: 2000},
    );
  });
});

describe('stem', () => {
  it.each([
    ['revert', 'reverts', 'reverted', 'reverting'],
    ['publish', 'publishes', 'published', 'publishing'],
    ['create', 'creates', 'created', 'creating'],
    ['swap', 'swaps', 'swapped', 'swapping'],
    ['query', 'queries', 'queried', 'querying'],
    ['address', 'addresses'],
    ['string', 'strings'],
  ])('is the same for %s and its forms', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  it.each(['gas', 'class', 'status', 'ed25519', '0x1', 'ring', 'red'])('keeps %s', (word) => {
    expect(stem(word)).toHaveLength(word.length);
  });
});

describe('wholeKey', () => {
  it('is the same for a name in any notation', () => {
    expect(wholeKey('Out of gas')).toBe(wholeKey('OUT_OF_GAS'));
    expect(wholeKey('tool move publish')).not.toBe(wholeKey('tool publish move'));
  });
});
