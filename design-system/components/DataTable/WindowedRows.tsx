import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, Fragment, useRef, useState } from 'react'
import * as styles from './DataTable.css.ts'
import { TableRow } from './TableRow.tsx'
import type { DataColumn, DataRow } from './tableContent.ts'
import { useTableGeometry } from './useTableGeometry.ts'

export interface WindowedRowsProps {
  /** Columns of the table, the same for every row. */
  columns: readonly DataColumn[]
  /** All rows. Those far from the viewport are replaced by empty space. */
  rows: readonly DataRow[]
}

/** Height in px of a row that has not been measured. */
const assumedHeight = 57
/** Rows rendered above and below the viewport. */
const overscan = 15

/** Rows of a long `DataTable`: renders those near the viewport and the focused one, and space for the rest. */
export function WindowedRows({ columns, rows }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const { top, gap } = useTableGeometry(body)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => assumedHeight,
    overscan,
    scrollMargin: top,
    gap,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      return focused === null || focused >= rows.length || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  const end = last ? virtualizer.getTotalSize() + top - last.end : virtualizer.getTotalSize()
  return (
    <tbody
      // biome-ignore lint/a11y/noRedundantRoles: `display: grid` removes the group's own role, so it is written out
      role="rowgroup"
      className={styles.body}
      ref={body}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setFocused(Number(target.closest('tr')?.dataset.index))}
      onBlur={() => setFocused(null)}
    >
      {items.map(({ index, start }, at) => {
        const row = rows[index]
        if (!row) return null
        const before = start - (at === 0 ? top : (items[at - 1]?.end ?? start))
        return (
          <Fragment key={row.id}>
            <Spacer height={at === 0 ? before - gap : before - 2 * gap} columns={columns.length} />
            <TableRow columns={columns} row={row} index={index} ref={virtualizer.measureElement} />
          </Fragment>
        )
      })}
      <Spacer height={end - gap} columns={columns.length} />
    </tbody>
  )
}

interface SpacerProps {
  /** Px. Below 1 there is no space to fill. */
  height: number
  columns: number
}

function Spacer({ height, columns }: SpacerProps) {
  if (height < 1) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row has no tab stop
    <tr aria-hidden="true" className={styles.spacer}>
      <td
        colSpan={columns}
        className={styles.spacerCell}
        // biome-ignore lint/plugin: a measured height, set by script; never in server markup
        style={{ blockSize: height }}
      />
    </tr>
  )
}
