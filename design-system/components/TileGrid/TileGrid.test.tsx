import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TileGrid } from './TileGrid.tsx'
import { type Row, rowOffsets, rowsInRange, rowsToRender, toTileRange } from './virtualRows.ts'

const gap = 16
/** Rows of one height. */
const place = (index: number): Row => ({ index, start: index * (300 + gap), end: index * (300 + gap) + 300 })
const heightOf = (rows: number) => rows * (300 + gap) - gap

describe('the rendered range of a grid', () => {
  it('has the height of the whole grid at every scroll position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(220),
        fc.nat(12),
        fc.option(fc.nat(220)),
        (rows, columns, first, more, focus) => {
          const focused = focus === null ? null : focus % rows
          const top = first % rows
          const rendered = rowsToRender(top, top + more, focused, rows)
          const height = heightOf(rows)
          const { runs, after } = toTileRange(rendered.map(place), { columns, count: rows * columns, gap, height })
          let sum = 0
          let parts = 0
          for (const { before, from, to } of runs) {
            const lines = (to - from) / columns
            if (before > 0) [sum, parts] = [sum + before, parts + 1]
            ;[sum, parts] = [sum + lines * 300, parts + lines]
          }
          if (after > 0) [sum, parts] = [sum + after, parts + 1]
          expect(sum + (parts - 1) * gap).toBe(height)
        },
      ),
    )
  })

  it('contains every row between two offsets, and no other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 1, maxLength: 120 }),
        fc.integer({ min: -500, max: 50_000 }),
        fc.integer({ min: 1, max: 2_000 }),
        (rows, top, view) => {
          const starts = rowOffsets(rows.length, gap, (row) => rows[row] ?? 0)
          const { first, last } = rowsInRange(starts, top, top + view)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(last).toBeLessThan(rows.length)
          rows.forEach((height, row) => {
            const start = starts[row] ?? 0
            if (start < top + view && start + height > top) expect(row >= first && row <= last).toBe(true)
          })
          expect(last - first).toBeLessThanOrEqual(Math.ceil(view / (50 + gap)) + 1)
        },
      ),
    )
  })

  it('keeps the focused row and its neighbours', () => {
    expect(rowsToRender(50, 53, 3, 100)).toEqual([2, 3, 4, 50, 51, 52, 53])
    expect(rowsToRender(0, 2, 0, 100)).toEqual([0, 1, 2])
    expect(rowsToRender(98, 120, 99, 100)).toEqual([98, 99])
  })

  it('ends with the last tile of a partial row', () => {
    const { runs, after } = toTileRange([8, 9].map(place), { columns: 7, count: 66, gap, height: heightOf(10) })
    expect(runs).toEqual([{ before: 8 * (300 + gap) - gap, from: 56, to: 66 }])
    expect(after).toBe(0)
  })
})

it('renders completely on the server, without inline styles', () => {
  const items = Array.from({ length: 60 }, (_, index) => `Spil ${index + 1}`)
  const markup = renderToStaticMarkup(
    <TileGrid items={items} getKey={(item) => item}>
      {(item) => item}
    </TileGrid>,
  )
  expect(markup.match(/<li/g)).toHaveLength(60)
  expect(markup).toContain('Spil 60')
  expect(markup).not.toContain('style=')
})
