import {describe, expect, it} from 'vitest';
import type {SearchHit} from '@cedra-docs/search/protocol';
import {rowOf, withRow} from './rowOf';

const levels = {lvl0: 'Move', lvl1: 'Errors', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

function hitOf(anchor: string, hierarchy: Partial<SearchHit['hierarchy']>, excerpt?: string): SearchHit {
  return {
    objectID: anchor,
    url: `/move/errors#${anchor}`,
    url_without_anchor: '/move/errors',
    anchor,
    type: excerpt ? 'content' : 'lvl2',
    content: null,
    hierarchy: {...levels, ...hierarchy},
    _highlightResult: {hierarchy: {}},
    _snippetResult: {
      hierarchy: {},
      ...(excerpt && {content: {value: excerpt, matchLevel: 'full', matchedWords: []}}),
    },
  };
}

const secondLine = (hit: SearchHit) => withRow(hit)._snippetResult?.hierarchy?.lvl1?.value;

describe('the row of a hit', () => {
  it('shows module and number of errors with the same name', () => {
    const name = {lvl4: 'EINSUFFICIENT_BALANCE'};
    const one = hitOf('0x1-fungible_asset-EINSUFFICIENT_BALANCE-0x10004', name);
    const other = hitOf('0x1-coin-EINSUFFICIENT_BALANCE-0x10006', name);
    expect(secondLine(one)).toBe('0x1::fungible_asset · 0x10004 › Errors');
    expect(secondLine(other)).toBe('0x1::coin · 0x10006 › Errors');
  });

  it('has the heading as title, and the page and the excerpt in the second line', () => {
    const hit = hitOf('refund', {lvl1: 'Escrow', lvl2: 'Refund'}, 'the <mark>payer</mark> gets …');
    expect(rowOf(hit).title).toBe('Refund');
    expect(withRow(hit)._snippetResult?.content?.value).toBe('Refund');
    expect(secondLine(hit)).toBe('Escrow · the <mark>payer</mark> gets …');
  });

  it('has the title of the page before a generic heading', () => {
    expect(rowOf(hitOf('next', {lvl1: 'Escrow', lvl2: '<mark>Next</mark>'})).title).toBe(
      'Escrow: <mark>Next</mark>',
    );
  });

  it('has the title and the excerpt of a page', () => {
    const hit = hitOf('', {}, 'found');
    expect(withRow(hit)._snippetResult?.content?.value).toBe('Errors');
    expect(secondLine(hit)).toBe('found');
    const page = withRow({...hitOf('', {}), type: 'lvl1'});
    expect(page._snippetResult?.hierarchy?.lvl1?.value).toBe('Errors');
  });

  it('keeps the type of a hit by its content, of which DocSearch stores the parent', () => {
    for (const type of ['content', 'lvl1', 'lvl3'] as const) {
      const levels = type === 'lvl1' ? {} : {lvl3: 'Refund'};
      expect(withRow({...hitOf('x', levels), type}).type).toBe(type);
    }
  });
});
