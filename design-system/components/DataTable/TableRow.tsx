import type { ReactNode, Ref } from 'react'
import * as styles from './DataTable.css.ts'
import type { DataColumn, DataRow } from './tableContent.ts'

export interface TableRowProps {
  /** Columns of the table. They give the order and alignment of the cells. */
  columns: readonly DataColumn[]
  /** Cells by column id. A missing cell is rendered empty. */
  row: DataRow
  /** Index among all rows, from 0, when some are not in the document. */
  index?: number
  /** The row element, to measure its height. */
  ref?: Ref<HTMLTableRowElement>
}

/** One row of a `DataTable`. */
export function TableRow({ columns, row, index, ref }: TableRowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: `display: grid` removes the row's own role, so it is written out
    <tr role="row" className={styles.row} ref={ref} {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}>
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {row.cells[column.id]}
        </Cell>
      ))}
    </tr>
  )
}

interface CellProps {
  column: DataColumn
  children: ReactNode
}

function Cell({ column, children }: CellProps) {
  const content = (
    <>
      {/* Screen readers already announce the column header. */}
      <span className={styles.term} aria-hidden="true">
        {column.header}
      </span>
      <span className={styles.detail}>{children}</span>
    </>
  )
  return column.primary ? (
    // biome-ignore lint/a11y/noRedundantRoles: `display: flex` removes the cell's own role, so it is written out
    <th role="rowheader" scope="row" className={styles.cell} data-align={column.align} data-primary="">
      {content}
    </th>
  ) : (
    // biome-ignore lint/a11y/noRedundantRoles: `display: flex` removes the cell's own role, so it is written out
    <td role="cell" className={styles.cell} data-align={column.align}>
      {content}
    </td>
  )
}
