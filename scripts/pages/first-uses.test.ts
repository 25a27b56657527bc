import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {firstUsesWithoutTerm} from './first-uses';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const ids = (page: string) => firstUsesWithoutTerm(parser.parse(page)).map(({id}) => id);

describe('firstUsesWithoutTerm', () => {
  it('finds terms that do not link to the glossary', () => {
    expect(ids('The waypoint and the epoch.')).toEqual(['waypoint', 'epoch']);
  });

  it('finds other forms of a term, also in tables', () => {
    expect(ids('| Waypoints |\n| --- |\n| epoch |')).toEqual(['waypoint', 'epoch']);
  });

  it('accepts a term whose first use is a <Term>', () => {
    expect(ids('The <Term id="epoch">epoch</Term>. Another epoch.')).toEqual([]);
  });

  it('finds a use before the <Term>', () => {
    expect(ids('An epoch. The <Term id="epoch">epoch</Term>.')).toEqual(['epoch']);
  });

  it('ignores headings, links, code and cards', () => {
    expect(ids('## Epoch\n\n[epoch](/x) `epoch` <Card href="/x">epoch</Card>')).toEqual([]);
  });

  it('finds the longest matching term', () => {
    expect(ids('The gas unit price.')).toEqual(['gas-unit-price']);
  });

  it('ignores words with an everyday meaning', () => {
    expect(ids('Keep this state in a table.')).toEqual([]);
  });
});
