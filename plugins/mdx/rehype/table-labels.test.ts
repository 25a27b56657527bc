import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import tableLabels from './table-labels';

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The elements of a labelled table in document order: tag name and properties. */
function labelled(rows: string[][]): string[] {
  const [head = [], ...body] = rows;
  const row = (tagName: string, cells: string[]) =>
    element(
      'tr',
      cells.map((value) => element(tagName, [{type: 'text', value}])),
    );
  const table = element('table', [
    element('thead', [row('th', head)]),
    element(
      'tbody',
      body.map((cells) => row('td', cells)),
    ),
  ]);
  const tree: Root = {type: 'root', children: [table]};
  tableLabels()(tree, new VFile());
  const lines: string[] = [];
  visit(
    tree,
    'element',
    ({tagName, properties}) => void lines.push(`${tagName} ${JSON.stringify(properties)}`),
  );
  return lines;
}

test('tableLabels gives each cell of a three-column table the name of its column, and each element its role', () => {
  expect(
    labelled([
      ['Name', 'Code', 'Meaning'],
      ['A', '1', 'first'],
    ]),
  ).toEqual([
    'table {"className":["stacked-table"],"role":"table"}',
    'thead {"role":"rowgroup"}',
    'tr {"role":"row"}',
    'th {"role":"columnheader"}',
    'th {"role":"columnheader"}',
    'th {"role":"columnheader"}',
    'tbody {"role":"rowgroup"}',
    'tr {"role":"row"}',
    'td {"role":"cell","data-label":"Name"}',
    'td {"role":"cell","data-label":"Code"}',
    'td {"role":"cell","data-label":"Meaning"}',
  ]);
});

test('tableLabels does not change a table of two columns', () => {
  const lines = labelled([
    ['Name', 'Meaning'],
    ['A', 'first'],
  ]);
  expect(lines.filter((line) => !line.endsWith(' {}'))).toEqual([]);
});

test('tableLabels rejects a column without a heading', () => {
  expect(() =>
    labelled([
      ['', 'b', 'c'],
      ['1', '2', '3'],
    ]),
  ).toThrow('A column of this table has no heading.');
});
