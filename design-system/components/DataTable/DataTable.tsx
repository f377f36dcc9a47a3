// Native table, read-only. Sorting or selection would need react-aria's table.
import type { ReactNode } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useBackgroundComponent } from '../../lazy/useLazyComponent.ts'
import * as styles from './DataTable.css.ts'
import { TableRow } from './TableRow.tsx'
import type { DataColumn, DataRow } from './tableContent.ts'

const windowedRows = lazyComponent(async () => (await import('./WindowedRows.tsx')).WindowedRows)
/** Longer tables render only the rows near the viewport. */
const maxRowsInDocument = 200

export interface DataTableProps {
  /** Shown above the table, and its accessible name. */
  caption: string
  /** Columns in reading order. On phones each card repeats their headers beside its values. */
  columns: readonly DataColumn[]
  /** Rows in the order shown. Cells are looked up by column id. */
  rows: readonly DataRow[]
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
}

/** A read-only table: table layout from md, cards below. Above 200 rows, only those near the viewport are rendered. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  const WindowedRows = useBackgroundComponent(windowedRows, rows.length > maxRowsInDocument)
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>
  // biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes a table's own roles, so they are written out
  return (
    <table role="table" className={styles.table} {...(WindowedRows && { 'aria-rowcount': rows.length + 1 })}>
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
      {WindowedRows ? (
        <WindowedRows columns={columns} rows={rows} />
      ) : (
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <TableRow key={row.id} columns={columns} row={row} />
          ))}
        </tbody>
      )}
    </table>
  )
  // biome-ignore-end lint/a11y/noRedundantRoles: end of the table
}
