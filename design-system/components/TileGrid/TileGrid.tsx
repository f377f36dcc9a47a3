// Rows of a native list, placed by the browser's grid: no behaviour library (app/DECISIONS.md says why).

import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type VariantProps, variants } from '../variants.ts'
import type { TileRange } from './rows.ts'
import * as css from './TileGrid.css.ts'
import { type Heights, type RowWatch, watchRows } from './watch.ts'

const grid = variants(css.grid, { variants: { shape: css.shape }, defaultVariants: { shape: 'poster' } })

/** Up to here a list is drawn whole: the server's first page, readable without script, and all of it found by the browser's own search. */
const wholeUpTo = 60

interface Left {
  range: TileRange | null
  readonly heights: Heights
}
/** What was drawn of a list when it was left, by its name: going back shows the same rows at once. Written in browsers only. */
const left = new Map<string, Left>()

export interface TileGridProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Draws one tile. Keep the function between renders: a tile is drawn anew only when it or its item changes. */
  children: (item: T, index: number) => ReactNode
  /** Of the tiles in it. */
  shape?: NonNullable<VariantProps<typeof grid>['shape']>
  /** Name of this list, for the way back to it. */
  restoreKey?: string
}

/**
 * Tiles in equal columns, of any number. A long list holds only the rows near the view and the row with the focus; the rest is room of
 * the same height, so nothing shifts and the page keeps its place. Its price: the browser's search in the page finds only those rows, which is
 * why a list beyond `wholeUpTo` stands beside a search field of its own.
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
  // Rows drawn for the first time are measured before they are painted.
  useLayoutEffect(() => {
    if (drawn) watch.current?.measure()
  }, [drawn])
  return (
    <ul className={grid({ shape })} ref={list}>
      {/* One flat list of keys: a tile stays the same element while the runs around it change. */}
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

/** Drawn in browsers only, so that its height is set by script and no page carries a style of its own. */
const Room = ({ height }: { height: number }) =>
  height > 0 ? (
    // literal: a measured height, set by script in a browser; no page from the server carries it
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
