import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Table from '.';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface AnchoredTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The anchor of a row. */
  idOf: (row: Row) => string;
  rowClassName?: string;
}

/** A table whose rows can be linked to; on phones each row becomes a list. */
export default function AnchoredTable<Row>({columns, rows, idOf, rowClassName}: AnchoredTableProps<Row>) {
  const {collectAnchor} = useBrokenLinks();
  for (const row of rows) collectAnchor(idOf(row));
  return (
    <Table className="stacked-table">
      <thead>
        <tr>
          {columns.map(({title}) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={idOf(row)} id={idOf(row)} className={rowClassName}>
            {columns.map(({title, cell}, index) => (
              <td key={title} data-label={index > 0 ? title : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
