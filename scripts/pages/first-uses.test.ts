import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {firstUsesWithoutTerm} from './first-uses';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const ids = (page: string) => firstUsesWithoutTerm(parser.parse(page) as Root).map(({id}) => id);

describe('the first use of a term', () => {
  it('is found where it does not lead to the glossary', () => {
    expect(ids('The waypoint and the epoch.')).toEqual(['waypoint', 'epoch']);
  });

  it('may be any form of the word, in a table too', () => {
    expect(ids('| Waypoints |\n| --- |\n| epoch |')).toEqual(['waypoint', 'epoch']);
  });

  it('passes with a Term, whatever follows', () => {
    expect(ids('The <Term id="epoch">epoch</Term>. Another epoch.')).toEqual([]);
  });

  it('counts even when a Term follows', () => {
    expect(ids('An epoch. The <Term id="epoch">epoch</Term>.')).toEqual(['epoch']);
  });

  it('is not looked for where no link can be: headings, links, code, cards', () => {
    expect(ids('## Epoch\n\n[epoch](/x) `epoch` <Card href="/x">epoch</Card>')).toEqual([]);
  });

  it('is the longest term that fits', () => {
    expect(ids('The gas unit price.')).toEqual(['gas-unit-price']);
  });

  it('leaves words with an everyday meaning alone', () => {
    expect(ids('Keep this state in a table.')).toEqual([]);
  });
});
