// Rows of a native list in a CSS grid: no behaviour library (reason in app/decisions/0022-only-what-is-near-the-viewport-is-rendered.md).

import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import type { RowHeights, RowVirtualizer } from './rowVirtualizer.ts'
import * as styles from './TileGrid.css.ts'
import type { TileRange } from './virtualRows.ts'

const grid = memoizedCva(styles.grid, { variants: { shape: styles.shape }, defaultVariants: { shape: 'poster' } })

/** Longer lists are virtual. The first page from the server stays whole: readable without script and found by find-in-page. */
const virtualizationThreshold = 60

type VirtualizerModule = typeof import('./rowVirtualizer.ts')
/** Imported with the first long list. Until then, or if the import fails, the list renders all rows. */
let virtualizerModule: VirtualizerModule | null = null
function withVirtualizer(use: (module: VirtualizerModule) => void): void {
  if (virtualizerModule) use(virtualizerModule)
  else
    import('./rowVirtualizer.ts').then((module) => {
      virtualizerModule = module
      use(module)
    }, reportError)
}

interface SavedRows {
  range: TileRange | null
  heights: RowHeights
}
/** Range and row heights by `restoreKey`: back navigation renders the same rows immediately. Written in browsers only. */
const savedRows = new Map<string, SavedRows>()

export interface TileGridProps<T> {
  /** All items of the list, in order. More than 60 are virtualised. */
  items: readonly T[]
  /** Unique key of an item. Its tile keeps its element and focus while the list changes. */
  getKey: (item: T) => string
  /** Renders one tile. Keep the function stable: a tile re-renders only when the function or its item changes. */
  children: (item: T, index: number) => ReactNode
  /**
   * Shape of the tiles.
   * @default poster
   */
  shape?: NonNullable<VariantProps<typeof grid>['shape']>
  /** Identifies this list, to restore its rows on back navigation. */
  restoreKey?: string
}

/**
 * Tiles in equal columns. A long list renders only the rows near the viewport and the focused row; spacers replace the rest, so that
 * nothing moves. Find-in-page finds rendered rows only, so a list longer than `virtualizationThreshold` needs its own search field.
 */
export function TileGrid<T>({ items, getKey, children, shape, restoreKey = '' }: TileGridProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const virtualizer = useRef<RowVirtualizer | null>(null)
  const [range, setRange] = useState(() => savedRows.get(restoreKey)?.range ?? null)
  const count = items.length
  const virtualized = count > virtualizationThreshold
  const renderedRange = virtualized && range?.runs.every(({ to }) => to <= count) ? range : null
  const runs = renderedRange?.runs ?? [{ before: 0, from: 0, to: count }]
  useLayoutEffect(() => {
    if (!virtualized || !list.current) return
    const saved: SavedRows = savedRows.get(restoreKey) ?? { range: null, heights: { columns: 0, rows: new Map() } }
    if (restoreKey) savedRows.set(restoreKey, saved)
    const onChange = (next: TileRange) => {
      saved.range = next
      setRange(next)
    }
    let stopped = false
    withVirtualizer(({ createRowVirtualizer }) => {
      if (!stopped && list.current) virtualizer.current = createRowVirtualizer(list.current, count, saved.heights, onChange)
    })
    return () => {
      stopped = true
      virtualizer.current?.stop()
    }
  }, [virtualized, count, restoreKey])
  // New rows are measured before paint.
  useLayoutEffect(() => {
    if (renderedRange) virtualizer.current?.measure()
  }, [renderedRange])
  return (
    <ul className={grid({ shape })} ref={list}>
      {/* One flat list of keys: a tile keeps its element while rows around it change. */}
      {runs.flatMap(({ before, from, to }) => [
        <Spacer key={`before ${from}`} height={before} />,
        ...items.slice(from, to).map((item, offset) => (
          <li
            key={getKey(item)}
            className={styles.item}
            data-place={virtualized ? from + offset : undefined}
            aria-setsize={renderedRange ? count : undefined}
            aria-posinset={renderedRange ? from + offset + 1 : undefined}
          >
            <MemoizedTile item={item} index={from + offset} renderTile={children} />
          </li>
        )),
      ])}
      {renderedRange ? <Spacer height={renderedRange.after} /> : null}
    </ul>
  )
}

interface SpacerProps {
  height: number
}

/** Rendered in browsers only: script sets the height, so server markup has no inline style. */
const Spacer = ({ height }: SpacerProps) =>
  height > 0 ? (
    // biome-ignore lint/plugin: a measured height, set by script; never in server markup
    <li className={styles.spacer} style={{ blockSize: height }} role="presentation" aria-hidden="true" />
  ) : null

interface TileContentProps<T> {
  item: T
  index: number
  renderTile: (item: T, index: number) => ReactNode
}
function TileContent<T>({ item, index, renderTile }: TileContentProps<T>) {
  return renderTile(item, index)
}
const MemoizedTile = memo(TileContent) as typeof TileContent // `memo` loses the type parameter
