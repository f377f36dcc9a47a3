import { flushSync } from 'react-dom'
import { rowOffsets, rowsInRange, rowsToRender, type TileRange, toTileRange } from './virtualRows.ts'

/** Measured row heights in px, valid for one column count. */
export interface RowHeights {
  columns: number
  rows: Map<number, number>
}

export interface RowVirtualizer {
  /** Measures the rendered rows. Call it in a layout effect after each render. */
  measure(): void
  stop(): void
}

/** Overscan in px above and below the viewport. */
const overscan = 600

/**
 * Tracks the viewport over a long grid and reports which tiles (`data-place`) to render. Unmeasured rows are assumed to have the height of
 * the first measured one. When a row above the viewport differs, the page scrolls by the difference, so that nothing in view moves.
 */
export function createRowVirtualizer(
  list: HTMLElement,
  count: number,
  heights: RowHeights,
  onChange: (range: TileRange) => void,
): RowVirtualizer {
  let frame = 0
  let lastReported = ''
  let focused: number | null = null
  let gap = 0
  const indexOf = (tile: HTMLElement) => Number(tile.dataset.place)
  const firstTiles = () => [...list.querySelectorAll<HTMLElement>('[data-place]')].filter((tile) => indexOf(tile) % heights.columns === 0)
  const assumedHeight = () => heights.rows.values().next().value ?? 300
  const heightOf = (row: number) => heights.rows.get(row) ?? assumedHeight()
  const rowCount = () => Math.ceil(count / heights.columns)

  const readShape = () => {
    const style = getComputedStyle(list)
    const columns = style.gridTemplateColumns.split(' ').length
    gap = Number.parseFloat(style.rowGap) || 0
    if (columns === heights.columns) return
    heights.columns = columns
    heights.rows.clear()
  }

  /** Returns whether a measured height differed from the known one. */
  const readHeights = (): boolean => {
    const viewportTop = -list.getBoundingClientRect().top
    const starts = rowOffsets(rowCount(), gap, heightOf)
    let [changed, above] = [false, 0]
    for (const tile of firstTiles()) {
      const row = indexOf(tile) / heights.columns
      // The grid stretches the first tile of a row to the height of the row.
      const height = tile.getBoundingClientRect().height
      const before = heights.rows.get(row)
      if (before !== undefined && Math.abs(before - height) < 0.5) continue
      changed = true
      if (heights.rows.size > 0 && (starts[row + 1] ?? 0) <= viewportTop) above += height - heightOf(row)
      heights.rows.set(row, height)
    }
    if (Math.abs(above) >= 0.5) window.scrollBy({ top: above, behavior: 'instant' })
    return changed
  }

  const report = (callback: (range: TileRange) => void) => {
    const rows = rowCount()
    const starts = rowOffsets(rows, gap, heightOf)
    const viewportTop = -list.getBoundingClientRect().top
    const { first, last } = rowsInRange(starts, viewportTop - overscan, viewportTop + window.innerHeight + overscan)
    const range = toTileRange(
      rowsToRender(first, last, focused, rows).map((index) => {
        const start = starts[index] ?? 0
        return { index, start, end: start + heightOf(index) }
      }),
      { columns: heights.columns, count, gap, height: (starts[rows] ?? gap) - gap },
    )
    const key = JSON.stringify(range)
    if (key === lastReported) return
    lastReported = key
    callback(range)
  }

  const onScroll = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      // Rendered in the same frame: a fast scroll shows tiles, not spacers.
      report((range) => flushSync(() => onChange(range)))
    })
  }
  const keepFocused = (target: EventTarget | null) => {
    const tile = target instanceof Element && list.contains(target) ? target.closest<HTMLElement>('[data-place]') : null
    focused = tile ? Math.floor(indexOf(tile) / heights.columns) : null
  }
  const abort = new AbortController()
  const { signal } = abort
  window.addEventListener('scroll', onScroll, { signal, passive: true })
  window.addEventListener('resize', onScroll, { signal, passive: true })
  list.addEventListener('focusin', ({ target }) => keepFocused(target), { signal })
  list.addEventListener('focusout', () => keepFocused(null), { signal })
  const resized = new ResizeObserver(() => {
    readShape()
    readHeights()
    report(onChange)
  })
  resized.observe(list)
  readShape()
  keepFocused(document.activeElement)
  readHeights()
  report(onChange)
  return {
    measure() {
      if (readHeights()) report(onChange)
    },
    stop() {
      abort.abort()
      resized.disconnect()
      cancelAnimationFrame(frame)
    },
  }
}
