import fc from 'fast-check';
import {expect, it} from 'vitest';
import {decodeHeads, encodeHeads} from './heads';

const text = fc.stringMatching(/^[A-Za-z<>&_: ]*[A-Za-z][A-Za-z<>&_: ]*$/u);
const page = fc.record({
  path: fc.stringMatching(/^\/[a-z/]*$/u),
  title: text,
  lvl0: text,
  sections: fc
    .array(
      fc.record({
        anchor: fc.stringMatching(/^[a-z-]+$/u),
        heading: text,
        depth: fc.integer({min: 2, max: 6}),
        content: fc.constant(''),
        code: fc.constant(''),
      }),
    )
    .map((sections) => [{anchor: '', heading: '', depth: 1, content: '', code: ''}, ...sections]),
});

it('returns every heading with its anchor after encoding and decoding', () => {
  fc.assert(
    fc.property(fc.array(page, {minLength: 1, maxLength: 5}), (pages) => {
      const decoded = decodeHeads(encodeHeads(pages));
      expect(decoded.map((heads) => heads.length)).toEqual(pages.map(({sections}) => sections.length));
      pages.forEach(({path, title, lvl0, sections}, at) => {
        const heads = decoded[at] ?? [];
        expect(heads[0]).toMatchObject({
          path,
          title,
          lvl0,
          anchor: '',
          heading: title,
          depth: 1,
          parents: [],
        });
        sections.slice(1).forEach(({anchor, heading, depth}, section) => {
          expect(heads[section + 1]).toMatchObject({path, title, lvl0, anchor, heading, depth});
        });
      });
    }),
  );
});

it('has an empty text for a skipped level', () => {
  const section = (heading: string, depth: number) => ({heading, depth, anchor: 'x', content: '', code: ''});
  const pages = [
    {
      path: '/',
      title: 'T',
      lvl0: 'L',
      sections: [
        section('T', 1),
        section('A', 2),
        section('B', 4),
        section('C', 3),
        section('D', 2),
        section('E', 3),
      ],
    },
  ];
  const parents = Object.fromEntries(
    (decodeHeads(encodeHeads(pages))[0] ?? []).map((head) => [head.heading, head.parents]),
  );
  expect(parents).toEqual({T: [], A: [], B: ['A', ''], C: ['A'], D: [], E: ['D']});
});
