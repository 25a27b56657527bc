import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {terms} from '../../../cedra/glossary/data';
import {releases} from '../../../cedra/releases/data';
import {parseTree} from '../../../cedra/pages/page';
import {expandData} from './';

const expand = (source: string): Root => expandData(parseTree(source, 'page.mdx'));

function sectionsOf(tree: Root): {anchor: string; heading: string; text: string}[] {
  const found: {anchor: string; heading: string; text: string}[] = [];
  visit(tree, (node: Nodes) => {
    const section = node.data?.section;
    if (section) found.push({anchor: section.anchor, heading: section.heading, text: toString(node)});
  });
  return found;
}

function componentsOf(tree: Root): (string | null)[] {
  const names: (string | null)[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name}: MdxJsxFlowElement) => void names.push(name));
  return names;
}

describe('expandData', () => {
  it('makes a table of releases whose rows have anchors', () => {
    const tree = expand('Before.\n\n<Releases />\n\nAfter.');
    const [, table] = tree.children as [unknown, Table];
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(table.children.slice(1).map(({data}) => data?.hProperties?.id)).toEqual(
      releases().map(({id}) => id),
    );
  });

  it('gives each term of the glossary its text, aliases and related terms', () => {
    const tree = expand('<Glossary />');
    expect(componentsOf(tree)).toEqual(['Glossary', 'FilteredList']);
    const sections = sectionsOf(tree);
    expect(sections).toHaveLength(terms().length);
    expect(sections.find(({anchor}) => anchor === 'octa')).toMatchObject({
      heading: 'Octa',
      text: expect.stringMatching(/^Octaalso: octas\. The smallest unit .* See Gas\.$/) as string,
    });
  });

  it('divides the statuses between the tables of discarded and of charged transactions', () => {
    const names = ['discarded', 'charged'].map((part) =>
      sectionsOf(expand(`<ErrorAtlas part="${part}" />`)).map(({anchor}) => anchor),
    );
    expect(names[0]).toEqual(
      expect.arrayContaining(['SEQUENCE_NUMBER_TOO_OLD', 'VALUE_DESERIALIZATION_ERROR']),
    );
    expect(names[1]).toContain('OUT_OF_GAS');
    expect(names[0]?.filter((name) => names[1]?.includes(name))).toEqual([]);
  });

  it('lists commands below headings, and adds remarks to options', () => {
    const tree = expand('<CliReference />');
    const headings: string[] = [];
    visit(tree, 'heading', (node) => void headings.push(`${node.depth} ${toString(node)}`));
    expect(headings).toEqual(expect.arrayContaining(['3 cedra move', '4 cedra move publish']));
    expect(toString(tree)).toContain('No source confirms this address');
  });

  it.each(['FrameworkReference', 'RestReference', 'SdkReference'])(
    'leaves what %s loads on demand out of the page',
    (name) => {
      const tree = expand(`<${name} />`);
      expect(componentsOf(tree)).toContain('FoldedContent');
      expect(toString(tree)).not.toContain('public fun');
    },
  );

  it('rejects an unknown part', () => {
    expect(() => expand('<ErrorAtlas part="other" />')).toThrow('part is one of tools, discarded');
  });

  it('does not change other components', () => {
    expect(componentsOf(expand('<NearestPages />'))).toEqual(['NearestPages']);
  });
});
