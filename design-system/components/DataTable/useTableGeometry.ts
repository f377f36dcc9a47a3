import { type RefObject, useLayoutEffect, useState } from 'react'

export interface TableGeometry {
  /** Distance in px from the top of the page to the first row. */
  top: number
  /** Px between two rows: cards have a gap, table rows have none. */
  gap: number
}

/**
 * Measures where the rows of a long table begin and the gap between them, again whenever the page's size changes. Also fixes the column
 * widths, which would otherwise change with every row that leaves the document.
 */
export function useTableGeometry(body: RefObject<HTMLTableSectionElement | null>): TableGeometry {
  const [geometry, setGeometry] = useState<TableGeometry>({ top: 0, gap: 0 })
  useLayoutEffect(() => {
    const rows = body.current
    const table = rows?.closest('table')
    if (!rows || !table?.parentElement) return
    let fixedAt = 0
    const read = () => {
      const { width } = table.getBoundingClientRect()
      if (width !== fixedAt) fixColumns(table)
      fixedAt = width
      const { display, rowGap } = getComputedStyle(rows)
      const gap = display === 'grid' ? Number.parseFloat(rowGap) || 0 : 0
      const top = Math.round(rows.getBoundingClientRect().top + window.scrollY)
      setGeometry((known) => (known.top === top && known.gap === gap ? known : { top, gap }))
    }
    const observer = new ResizeObserver(read)
    observer.observe(table.parentElement)
    read()
    return () => {
      observer.disconnect()
      releaseColumns(table)
    }
  }, [body])
  return geometry
}

const headers = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>('th[scope="col"]')]

function fixColumns(table: HTMLTableElement): void {
  releaseColumns(table)
  if (getComputedStyle(table).display !== 'table') return
  const widths = headers(table).map((header) => header.getBoundingClientRect().width)
  // Measured widths, set by script
  headers(table).forEach((header, column) => {
    header.style.inlineSize = `${widths[column]}px`
  })
  table.style.tableLayout = 'fixed'
}

function releaseColumns(table: HTMLTableElement): void {
  table.style.tableLayout = ''
  for (const header of headers(table)) header.style.inlineSize = ''
}
