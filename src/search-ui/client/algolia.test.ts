import {describe, expect, it} from 'vitest';
import type {SearchHit} from '@cedra-docs/search/protocol';
import {shapeHit} from './algolia';

const hit = (type: SearchHit['type'], content: string | null, heading: string, text: string) =>
  ({
    type,
    content,
    _highlightResult: {
      hierarchy: {lvl2: {value: '', matchLevel: heading, matchedWords: []}},
      content: {value: '', matchLevel: text, matchedWords: []},
    },
  }) as unknown as SearchHit;

describe('shapeHit', () => {
  it('shows the heading for a match in the heading', () => {
    expect(shapeHit(hit('lvl2', 'text', 'full', 'partial'))).toMatchObject({type: 'lvl2', content: null});
  });

  it('shows the passage for a match in the text only', () => {
    expect(shapeHit(hit('lvl2', 'text', 'partial', 'full'))).toMatchObject({
      type: 'content',
      content: 'text',
    });
  });

  it('does not change records of a crawler', () => {
    const crawled = hit('content', 'text', 'none', 'full');
    expect(shapeHit(crawled)).toBe(crawled);
    const heading = hit('lvl2', null, 'full', 'none');
    expect(shapeHit(heading)).toBe(heading);
  });
});
