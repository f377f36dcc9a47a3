import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededDraw } from '../seededDraw.ts'
import { dropSymbols, evaluateClusters } from './cluster.ts'
import { findSlotModel } from './findSlotModel.ts'
import { type ClusterModel, wildSymbol } from './slotModel.ts'
import { spinSlot } from './spinSlot.ts'

describe('clusters', () => {
  const model = findSlotModel('klynger') as ClusterModel
  const column = fc.array(fc.constantFrom(0, 1, 2, wildSymbol), { minLength: 6, maxLength: 6 })
  const grids = fc.array(column, { minLength: 6, maxLength: 6 })

  it('win where five or more touch at their sides, with wilds', () => {
    const grid = [
      [4, 4, 4, 0, 1, 2],
      [0, 7, 0, 1, 2, 3],
      [1, 4, 3, 0, 1, 2],
      [0, 1, 2, 3, 0, 1],
      [2, 3, 0, 1, 2, 3],
      [4, 0, 1, 2, 3, 0],
    ]
    const wins = evaluateClusters(model, 20, grid, 3)
    expect(wins).toMatchObject([{ symbol: 4, count: 5, win: 3 }])
    expect(wins[0]?.cells).toHaveLength(5)
  })

  it('never count a cell twice in one cluster, nor a symbol in two', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const cells = evaluateClusters(model, 20, grid, 1).flatMap(({ cells: of }) => of.filter(([x, y]) => grid[x]?.[y] !== wildSymbol))
        expect(new Set(cells.map(String)).size).toBe(cells.length)
      }),
    )
  })

  it('let the rest fall in order, and fill from above', () => {
    expect(
      dropSymbols(
        [[1, 2, 3, 4]],
        [
          [0, 1],
          [0, 3],
        ],
        () => 9,
      ),
    ).toEqual([[9, 9, 1, 3]])
  })

  it('raise the multiplier with every fall', () => {
    for (let i = 0; ; i++) {
      const { steps } = spinSlot(model, 20, seededDraw(`falls ${i}`))
      if (steps.length < 6) continue
      expect(steps.map((step) => ('multiplier' in step ? step.multiplier : 0)).slice(0, 6)).toEqual([1, 2, 3, 5, 5, 5])
      return
    }
  })
})
