import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {splitPage} from './split';

const treeOf = (markdown: string): Root => unified().use(remarkParse).parse(markdown);
const outline = (markdown: string, max: number) =>
  splitPage(treeOf(markdown), max).sections.map(({id, depth, markdown: text}) => [id, depth, text]);

const page = 'Before.\n\n## One\n\nA.\n\n### Two\n\nB.\n\n### Three\n\nC.\n\n## Four\n\nD.\n';

describe('splitPage', () => {
  it('does not split a short page', () => {
    expect(splitPage(treeOf(page), 1_000)).toEqual({whole: page, before: page, sections: []});
  });

  it('makes a section for each outer heading of a long page', () => {
    expect(splitPage(treeOf(page), 60)).toMatchObject({whole: page, before: 'Before.\n'});
    expect(outline(page, 60)).toEqual([
      ['one', 0, 'A.\n\n### Two\n\nB.\n\n### Three\n\nC.\n'],
      ['four', 0, 'D.\n'],
    ]);
  });

  it('splits a long section by its inner headings', () => {
    expect(outline(page, 20)).toEqual([
      ['one', 0, 'A.\n'],
      ['two', 1, 'B.\n'],
      ['three', 1, 'C.\n'],
      ['four', 0, 'D.\n'],
    ]);
  });

  it('splits a long section without headings between its paragraphs', () => {
    expect(outline('## One\n\nFirst text.\n\nSecond text.\n', 20)).toEqual([
      ['one', 0, 'First text.\n'],
      ['one-2', 0, 'Second text.\n'],
    ]);
  });

  it('splits a long list on a page without headings', () => {
    const {before, sections} = splitPage(treeOf('Intro.\n\n- first item\n- second item\n'), 22);
    expect([before, ...sections.map(({markdown}) => markdown)].join('\n')).toBe(
      'Intro.\n\n* first item\n\n* second item\n'.replaceAll('*', '-'),
    );
    expect(sections).toHaveLength(1);
  });
});
