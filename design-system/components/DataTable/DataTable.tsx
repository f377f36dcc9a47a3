// Native table, CSS only: read-only. Sorting or selection would need react-aria's table.
import type { ReactNode } from 'react'
import * as styles from './DataTable.css.ts'

export interface DataColumn {
  id: string
  header: string
  /** `end` for numbers: right-aligned tabular digits. */
  align?: 'start' | 'end'
  /** Row header: `<th scope="row">` in the table, the heading of the card on phones. */
  primary?: boolean
}

export interface DataRow {
  id: string
  cells: Readonly<Record<string, ReactNode>>
}

export interface DataTableProps {
  caption: string
  columns: readonly DataColumn[]
  rows: readonly DataRow[]
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
}

/** A read-only table: table layout from md, cards below. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes a table's own roles, so they are written out
  return (
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" className={styles.columnHeader} data-align={column.align}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} role="row" className={styles.row}>
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {row.cells[column.id]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  // biome-ignore-end lint/a11y/noRedundantRoles: end of the table
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
