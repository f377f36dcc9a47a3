import type { ReactNode, Ref } from 'react'
import * as styles from './DataTable.css.ts'
import type { DataColumn, DataRow } from './tableContent.ts'

export interface TableRowProps {
  /** Columns of the table, which give the order and alignment of the cells. */
  columns: readonly DataColumn[]
  /** Cells by the id of their column; a column without one renders an empty cell. */
  row: DataRow
  /** Place among all rows, from 0, where not all of them are in the document. */
  index?: number
  /** The table row, by which its height is measured. */
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
