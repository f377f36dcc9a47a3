import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropSymbols } from '../../../engines/slots/cluster.ts'
import { fallDistances } from './falls.ts'

describe('the falls of a column', () => {
  it('start where the cells lay, and new cells above the grid', () => {
    expect(fallDistances(4, [1, 3])).toEqual([2, 2, 2, 1])
    expect(fallDistances(3, [])).toEqual([0, 0, 0])
  })

  it('end where the engine puts the symbols', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.uniqueArray(fc.nat(6)), (height, rows) => {
        const removed = rows.filter((row) => row < height)
        const column = Array.from({ length: height }, (_, row) => row)
        const [fallen = []] = dropSymbols(
          [column],
          removed.map((row) => [0, row] as const),
          () => -1,
        )
        fallDistances(height, removed).forEach((distance, row) => {
          expect(fallen[row]).toBe(row - distance < 0 ? -1 : row - distance)
        })
      }),
    )
  })
})
