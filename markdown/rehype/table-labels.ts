import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';

/** Narrower tables fit a phone as they are. */
const STACKED_COLUMNS = 3;

/** What each element is, said again: WebKit forgets it when an element is displayed as a block. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Rehype plugin: prepares tables of three columns and more for phones, where `custom.css` shows each row as a list. Each
 * cell gets the name of its column as `data-label`.
 * @throws VFileMessage when such a table has a column without a heading
 */
export default function tableLabels() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const [{visit}, {toString}] = await Promise.all([
      import('unist-util-visit'),
      import('hast-util-to-string'),
    ]);
    const find = (parent: Element, ...names: string[]): Element[] => {
      const found: Element[] = [];
      visit(parent, 'element', (node) => {
        if (names.includes(node.tagName)) found.push(node);
      });
      return found;
    };
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const headings = find(table, 'th');
      if (headings.length < STACKED_COLUMNS) return;
      const columns = headings.map((heading) => {
        const name = toString(heading);
        if (!name)
          file.fail('A column of this table has no heading. Screen readers need one: write it.', heading);
        return name;
      });
      table.properties.className = ['stacked-table'];
      for (const node of find(table, ...Object.keys(ROLES))) node.properties.role = ROLES[node.tagName];
      for (const row of find(table, 'tr'))
        find(row, 'td').forEach((cell, column) => {
          cell.properties['data-label'] = columns[column];
        });
    });
  };
}
