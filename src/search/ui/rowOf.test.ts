import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../protocol';
import {rowOf, withRow} from './rowOf';

const levels = {lvl0: 'Move', lvl1: 'Errors', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

function hitOf(anchor: string, hierarchy: Partial<SearchHit['hierarchy']>, excerpt?: string): SearchHit {
  return {
    objectID: anchor,
    url: `/move/errors#${anchor}`,
    url_without_anchor: '/move/errors',
    anchor,
    type: 'content',
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
    expect(withRow(hit).type).toBe('lvl2');
    expect(secondLine(hit)).toBe('Escrow · the <mark>payer</mark> gets …');
  });

  it('has the title of the page before a generic heading', () => {
    expect(rowOf(hitOf('next', {lvl1: 'Escrow', lvl2: '<mark>Next</mark>'})).title).toBe(
      'Escrow: <mark>Next</mark>',
    );
  });

  it('has the title and the excerpt of a page', () => {
    const hit = withRow({...hitOf('', {}, 'found'), anchor: null});
    expect(hit.type).toBe('lvl1');
    expect(hit._snippetResult?.hierarchy?.lvl1?.value).toBe('Errors');
    expect(hit._snippetResult?.content?.value).toBe('found');
  });
});
