import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Tables with fewer columns fit on a phone. */
const MIN_STACKED_COLUMNS = 3;

/** Explicit ARIA roles: WebKit drops the implicit ones of table elements that are displayed as blocks. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Rehype plugin: prepares tables of three or more columns for phones, where `custom.css` shows each row as a list. Each
 * cell gets the name of its column as `data-label`.
 * @throws VFileMessage when such a table has a column without a heading
 */
export default function tableLabels() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const headings = selectAll('th', table);
      if (headings.length < MIN_STACKED_COLUMNS) return;
      const columns = headings.map((heading) => {
        const name = toString(heading);
        if (!name)
          file.fail(
            'A column of this table has no heading. Add one, because screen readers need it.',
            heading,
          );
        return name;
      });
      table.properties.className = ['stacked-table'];
      for (const node of [table, ...selectAll(Object.keys(ROLES).join(), table)])
        node.properties.role = ROLES[node.tagName];
      for (const row of selectAll('tr', table))
        selectAll('td', row).forEach((cell, column) => {
          cell.properties['data-label'] = columns[column];
        });
    });
  };
}
