// Rows of a native list in a CSS grid: no behaviour library (reason in app/DECISIONS.md).

import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type VariantProps, variants } from '../variants.ts'
import type { TileRange } from './rows.ts'
import * as css from './TileGrid.css.ts'
import { type Heights, type RowWatch, watchRows } from './watch.ts'

const grid = variants(css.grid, { variants: { shape: css.shape }, defaultVariants: { shape: 'poster' } })

/** Longer lists are virtualised. Covers the first page from the server: readable without script, and all of it found by find-in-page. */
const wholeUpTo = 60

interface Left {
  range: TileRange | null
  readonly heights: Heights
}
/** Range and row heights by `restoreKey`: back navigation renders the same rows immediately. Written in browsers only. */
const left = new Map<string, Left>()

export interface TileGridProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Renders one tile. Keep the function stable: a tile re-renders only when the function or its item changes. */
  children: (item: T, index: number) => ReactNode
  /** Shape of the tiles. */
  shape?: NonNullable<VariantProps<typeof grid>['shape']>
  /** Identifies this list, to restore its rows on back navigation. */
  restoreKey?: string
}

/**
 * Tiles in equal columns, virtualised when there are many. A long list renders only the rows near the viewport and the focused row; spacers
 * of the same height replace the rest, so nothing shifts and the scroll position is kept. Cost: find-in-page finds only rendered rows, so a
 * list longer than `virtualizationThreshold` needs its own search field.
 */
export function TileGrid<T>({ items, keyOf, children, shape, restoreKey = '' }: TileGridProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const watch = useRef<RowWatch | null>(null)
  const [range, setRange] = useState(() => left.get(restoreKey)?.range ?? null)
  const count = items.length
  const long = count > wholeUpTo
  const drawn = long && range?.runs.every(({ to }) => to <= count) ? range : null
  const runs = drawn?.runs ?? [{ before: 0, from: 0, to: count }]
  useLayoutEffect(() => {
    if (!long || !list.current) return
    const own: Left = left.get(restoreKey) ?? { range: null, heights: { columns: 0, rows: new Map() } }
    if (restoreKey) left.set(restoreKey, own)
    const onChange = (next: TileRange) => {
      own.range = next
      setRange(next)
    }
    watch.current = watchRows(list.current, count, own.heights, onChange)
    return () => watch.current?.stop()
  }, [long, count, restoreKey])
  // New rows are measured before paint.
  useLayoutEffect(() => {
    if (drawn) watch.current?.measure()
  }, [drawn])
  return (
    <ul className={grid({ shape })} ref={list}>
      {/* One flat list of keys: a tile keeps its element while the runs around it change. */}
      {runs.flatMap(({ before, from, to }) => [
        <Room key={`before ${from}`} height={before} />,
        ...items.slice(from, to).map((item, place) => (
          <li
            key={keyOf(item)}
            className={css.item}
            data-place={long ? from + place : undefined}
            aria-setsize={drawn ? count : undefined}
            aria-posinset={drawn ? from + place + 1 : undefined}
          >
            <Cell item={item} index={from + place} draw={children} />
          </li>
        )),
      ])}
      {drawn ? <Room height={drawn.after} /> : null}
    </ul>
  )
}

/** Rendered in browsers only: script sets the height, so server markup has no inline style. */
const Room = ({ height }: { height: number }) =>
  height > 0 ? (
    // literal: a measured height, set by script; never in server markup
    <li className={css.room} style={{ blockSize: height }} role="presentation" aria-hidden="true" />
  ) : null

interface CellProps<T> {
  item: T
  index: number
  draw: (item: T, index: number) => ReactNode
}
function DrawnCell<T>({ item, index, draw }: CellProps<T>) {
  return draw(item, index)
}
const Cell = memo(DrawnCell) as typeof DrawnCell // `memo` loses the type parameter
