import {describe, expect, it} from 'vitest';
import {algoliaRecords, pieces} from './records';

describe('pieces', () => {
  it('cuts between words and loses none', () => {
    const text = Array.from({length: 100}, (_, at) => `wörd${at}`).join(' ');
    const cut = pieces(text, 50);
    expect(cut.join(' ')).toBe(text);
    for (const piece of cut) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(50);
  });
});

describe('algoliaRecords', () => {
  it('escapes what is shown, and gives each record an id and an address of its own', () => {
    const section = (anchor: string, depth: number) => ({
      anchor,
      heading: 'A <b>',
      depth,
      content: 'x',
      code: '',
    });
    const page = {path: '/a', title: 'T & U', description: 'd', lvl0: 'L & M'};
    const records = algoliaRecords(
      [{...page, sections: [section('', 1), section('b', 2), section('b', 3)]}],
      'https://docs.example/',
      {language: 'en'},
    );
    expect(records.map(({objectID, url}) => [objectID, url])).toEqual([
      ['/a', 'https://docs.example/a'],
      ['/a#b', 'https://docs.example/a#b'],
      ['/a#b.2', 'https://docs.example/a#b'],
    ]);
    expect(records[1]).toMatchObject({
      hierarchy: {lvl0: 'L & M', lvl1: 'T &amp; U', lvl2: 'A &lt;b&gt;'},
      language: 'en',
    });
  });
});
