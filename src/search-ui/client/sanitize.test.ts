import fc from 'fast-check';
import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {anything, hostileHit, hostileText, maybe, SEED} from '../../hostileInput';
import {shapeHit} from './algolia';
import {onlyMarks, sanitizeHit, sanitizeResult, sanitizeStored} from './sanitize';

const runs = (numRuns: number) => ({seed: SEED, numRuns});

/** Names of the elements that a browser parses from a text. */
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

// Thousands of cases, on machines under load.
vi.setConfig({testTimeout: 60_000});

describe('onlyMarks', () => {
  it('leaves only <mark> elements without attributes', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const element of elementsIn(onlyMarks(text))) expect(element).toBe('mark');
      }),
      runs(1500),
    );
  });

  it('does not change texts of the embedded engine and of Algolia', () => {
    expect(onlyMarks('Vec&lt;<mark>u64</mark>&gt; &amp; more')).toBe(
      'Vec&lt;<mark>u64</mark>&gt; &amp; more',
    );
  });
});

describe('sanitizeHit', () => {
  it('returns a valid hit or undefined for any value', () => {
    let shown = 0;
    fc.assert(
      fc.property(hostileHit, (given) => {
        const safe = sanitizeHit(given);
        if (!safe) return;
        shown += 1;
        const {objectID: _, url, ...rest} = shapeHit(safe);
        expect(new URL(url, 'https://docs.example').protocol).toMatch(/^https?:$/);
        for (const element of elementsIn(textsOf(rest).join('\n'))) expect(element).toBe('mark');
      }),
      runs(1500),
    );
    // Otherwise, the generator would test nothing.
    expect(shown).toBeGreaterThan(100);
  });

  it('rejects addresses of scripts and invalid addresses', () => {
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
      '/intro#%',
      '/%E0%A4%A',
      7,
    ]) {
      expect(sanitizeHit({...good, url}), String(url)).toBeUndefined();
    }
  });
});

describe('sanitizeResult', () => {
  it('returns hits and numbers, or throws an error', () => {
    fc.assert(
      fc.property(
        maybe(fc.record({hits: maybe(fc.array(hostileHit, {maxLength: 3})), nbHits: anything})),
        (given) => {
          let result;
          try {
            result = sanitizeResult(given);
          } catch (error) {
            expect((error as Error).message).toContain('did not return a search result');
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
  it('returns a list of hits for any stored text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          fc.json(),
          fc.array(hostileHit).map((kept) => JSON.stringify(kept)),
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
