import fc from 'fast-check';
import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {shapeHit} from './algolia';
import {onlyMarks, sanitizeHit, sanitizeResult, sanitizeStored} from './sanitize';

const SEED = 20261121;
const runs = (numRuns: number) => ({seed: SEED, numRuns});

/** Pieces of which attacks are made, among any other text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '<script>',
          '</script>',
          '<img src=x onerror=alert(1)>',
          '<mark>',
          '</mark>',
          '<MARK onclick=x>',
          '<mark ',
        ],
        ...[
          '<svg/onload=x>',
          '<!--',
          ']]>',
          '&lt;',
          '&#60;script&#62;',
          '"',
          "'",
          '<',
          '>',
          '</',
          '<\u0000script>',
        ],
        ...[
          'javascript:',
          'java\tscript:',
          'data:text/html,',
          '__proto__',
          '${x}',
          '\u2028',
          '<a href="javascript:x">',
        ],
      ),
      fc.string({maxLength: 12}),
    ),
    {maxLength: 8},
  )
  .map((parts) => parts.join(''));

const anything = fc.anything({
  values: [hostile, fc.integer(), fc.boolean(), fc.constant(null)],
  maxDepth: 1,
  maxKeys: 2,
});
const maybe = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({weight: 6, arbitrary: good}, {weight: 1, arbitrary: anything});
const levels = maybe(fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'lvl3'), fc.option(hostile)));
const marked = maybe(
  fc.record({hierarchy: maybe(fc.dictionary(fc.constantFrom('lvl0', 'lvl1'), fc.record({value: hostile})))}),
);
const hit = maybe(
  fc.record({
    objectID: maybe(hostile),
    url: maybe(fc.oneof(fc.webUrl(), hostile)),
    type: maybe(fc.constantFrom('lvl1', 'lvl2', 'content')),
    content: maybe(fc.option(hostile)),
    hierarchy: levels,
    _highlightResult: marked,
    _snippetResult: marked,
  }),
);

/** Names of the elements that a browser makes of a text. */
function elementsIn(html: string): string[] {
  const $ = load(html, null, false);
  return $('*')
    .toArray()
    .map((each) => [$(each).prop('tagName'), ...Object.keys($(each).attr() ?? {})].join(' ').toLowerCase());
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

// Thousands of cases, on machines with other work.
vi.setConfig({testTimeout: 60_000});

describe('what comes from outside and is shown as HTML', () => {
  it('has no element but <mark>, and none with an attribute', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const element of elementsIn(onlyMarks(text))) expect(element).toBe('mark');
      }),
      runs(1500),
    );
  });

  it('keeps what our own index and Algolia send', () => {
    expect(onlyMarks('Vec&lt;<mark>u64</mark>&gt; &amp; more')).toBe(
      'Vec&lt;<mark>u64</mark>&gt; &amp; more',
    );
  });
});

describe('sanitizeHit', () => {
  it('gives a hit that can be shown, or none, whatever comes', () => {
    let shown = 0;
    fc.assert(
      fc.property(hit, (given) => {
        const safe = sanitizeHit(given);
        if (!safe) return;
        shown += 1;
        const {objectID: _, url, ...rest} = shapeHit(safe);
        expect(new URL(url, 'https://docs.example').protocol).toMatch(/^https?:$/);
        for (const element of elementsIn(textsOf(rest).join('\n'))) expect(element).toBe('mark');
      }),
      runs(1500),
    );
    // Else the generator would test nothing.
    expect(shown).toBeGreaterThan(100);
  });

  it('drops addresses that run script', () => {
    const good = {
      objectID: '1',
      url: '/intro',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Docs', lvl1: 'Intro'},
    };
    expect(sanitizeHit(good)).toEqual(good);
    for (const url of [
      'javascript:alert(1)//github.com',
      ' java\nscript:x',
      'data:text/html,x',
      'vbscript:x',
      7,
    ]) {
      expect(sanitizeHit({...good, url}), String(url)).toBeUndefined();
    }
  });
});

describe('sanitizeResult', () => {
  it('is an answer with numbers and hits, or an error that is shown', () => {
    fc.assert(
      fc.property(
        maybe(fc.record({hits: maybe(fc.array(hit, {maxLength: 3})), nbHits: anything})),
        (given) => {
          let result;
          try {
            result = sanitizeResult(given);
          } catch (error) {
            expect((error as Error).message).toContain('no answer');
            return;
          }
          for (const count of [result.nbHits, result.page, result.nbPages])
            expect(count).toBeGreaterThanOrEqual(0);
        },
      ),
      runs(2000),
    );
  });
});

describe('sanitizeStored', () => {
  it('is a list of hits, whatever the browser kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.json(),
          fc.array(hit).map((kept) => JSON.stringify(kept) ?? ''),
        ),
        (stored) => {
          for (const each of sanitizeStored(stored)) expect(each.hierarchy.lvl0).toBeTypeOf('string');
        },
      ),
      runs(2000),
    );
    expect(sanitizeStored(null)).toEqual([]);
  });
});
