import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {escapeHtml, Highlighter, markUp, snippet} from './highlight';
import {parseQuery} from './query';
import {decodeShard, encodeShard, sortTerms} from '../format/shard';
import {indexTerms} from '../words/tokens';
import {Terms} from '../words/vocabulary';

const TAGS = {pre: '<mark>', post: '</mark>'};

function highlighterFor(query: string, text: string): Highlighter {
  const terms = [...new Set(indexTerms(text))].map((term) => ({term, docs: [0], impacts: [1], phrases: []}));
  const shard = decodeShard(encodeShard(sortTerms(terms)));
  const parsed = parseQuery(query, new Terms({stopWords: [], equivalent: [], related: {}}));
  const exact = parsed.words.map((word) =>
    sortTerms(terms).flatMap(({term}, index) =>
      term === word.term ? [{shard, term: index, weight: 1}] : [],
    ),
  );
  return new Highlighter(parsed, exact);
}

describe('markUp', () => {
  it('escapes the text, but not its own marks', () => {
    const text = 'An Object<Metadata> & a "store"';
    const marks = highlighterFor('metadata ', text).marks(text);
    expect(markUp(text, marks, TAGS)).toBe(
      'An Object&lt;<mark>Metadata</mark>&gt; &amp; a &quot;store&quot;',
    );
  });

  it('marks the prefix of a word that matches an unfinished word', () => {
    const text = 'fungible_asset';
    expect(markUp(text, highlighterFor('fung', text).marks(text), TAGS)).toBe('<mark>fung</mark>ible_asset');
  });

  it('changes nothing in a text but escaping and marks', () => {
    fc.assert(
      fc.property(
        fc.string({unit: 'grapheme', maxLength: 80}),
        fc.string({unit: 'grapheme', maxLength: 20}),
        (text, query) => {
          const html = markUp(text, highlighterFor(query, text).marks(text), TAGS);
          expect(html.replaceAll(/<\/?mark>/gu, '')).toBe(escapeHtml(text));
        },
      ),
    );
  });
});

describe('snippet', () => {
  const text = Array.from({length: 40}, (_, at) => (at === 30 ? 'faucet' : `word${at}`)).join(' ');

  it('shows the given number of words around the match', () => {
    const html = snippet(text, highlighterFor('faucet ', text), 10, TAGS, '…');
    expect(html).toContain('<mark>faucet</mark>');
    expect(html.split(' ')).toHaveLength(10);
    expect(html.startsWith('…')).toBe(true);
    expect(html.endsWith('…')).toBe(true);
  });

  it('begins with the sentence of the match if it has room for the match', () => {
    const sentences =
      'Ask for coins (twice, if needed). Then the faucet gives you some. More text follows here.';
    const shown = (words: number) => snippet(sentences, highlighterFor('faucet ', text), words, TAGS, '…');
    expect(shown(7)).toBe('Then the <mark>faucet</mark> gives you some. More…');
    expect(shown(2)).toBe('…<mark>faucet</mark> gives…');
  });

  it('returns a short text as a whole', () => {
    expect(snippet('the faucet gives', highlighterFor('faucet ', text), 10, TAGS, '…')).toBe(
      'the <mark>faucet</mark> gives',
    );
  });

  it('escapes all markup', () => {
    fc.assert(
      fc.property(
        fc.string({unit: fc.constantFrom('<', '>', '&', '"', ' ', 'a', 'b', '/'), maxLength: 120}),
        fc.integer({min: 1, max: 12}),
        (body, words) => {
          const html = snippet(body, highlighterFor('a b', body), words, TAGS, '…').replaceAll(
            /<\/?mark>/gu,
            '',
          );
          expect(html).not.toMatch(/[<>"]/u);
        },
      ),
    );
  });
});
