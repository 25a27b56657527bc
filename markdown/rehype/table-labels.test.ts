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

/** A line for each element of the prepared table: its name and its properties. */
async function prepared(rows: string[][]): Promise<string[]> {
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
  await tableLabels()(tree, new VFile());
  const lines: string[] = [];
  visit(
    tree,
    'element',
    ({tagName, properties}) => void lines.push(`${tagName} ${JSON.stringify(properties)}`),
  );
  return lines;
}

test('each cell of a table of three columns has the name of its column, and each element its role', async () => {
  expect(
    await prepared([
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

test('a table of two columns stays as it is', async () => {
  const lines = await prepared([
    ['Name', 'Meaning'],
    ['A', 'first'],
  ]);
  expect(lines.filter((line) => !line.endsWith(' {}'))).toEqual([]);
});

test('a column without a heading fails', async () => {
  await expect(
    prepared([
      ['', 'b', 'c'],
      ['1', '2', '3'],
    ]),
  ).rejects.toThrow('A column of this table has no heading.');
});
