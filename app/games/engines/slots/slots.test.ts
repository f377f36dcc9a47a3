import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { seededDraw } from '../seededDraw.ts'
import { evaluateClusters } from './cluster.ts'
import { findSlotModel } from './findSlotModel.ts'
import { layoutSlot } from './slotLayout.ts'
import { type LinesModel, type SlotModel, scatterSymbol, type WaysModel, wildSymbol } from './slotModel.ts'
import { slotModels } from './slotModels.ts'
import { theoreticalRtp } from './slotRtp.ts'
import { type ReelGrid, type SlotStep, sumWins } from './slotSteps.ts'
import { evaluateSpin, spinSlot } from './spinSlot.ts'

// The exact RTP enumerates up to 59,049 symbols of each line, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 120_000 })

const models: readonly SlotModel[] = slotModels
const ofType = <T extends SlotModel['type']>(type: T) =>
  models.filter((model): model is Extract<SlotModel, { type: T }> => model.type === type)
const modelArb = fc.constantFrom(...models)
const stakeArb = fc.integer({ min: 1, max: 500 }).map((n) => n * 20)
const gridOf = (columns: number, rows: number, symbols: readonly number[]) =>
  fc.array(fc.array(fc.constantFrom(...symbols), { minLength: rows, maxLength: rows }), { minLength: columns, maxLength: columns })
const ordinary = [0, 1, 2, 3, 4, 5, 6]

describe('every slot model', () => {
  it.each(models.filter((model) => model.type !== 'cluster'))('$id has the stated RTP, computed exactly', (model) => {
    expect(Math.round(theoreticalRtp(model) * 10_000) / 100).toBe(model.rtp)
  })

  it.each(models)('$id returns what it states in a small simulation', (model) => {
    const draw = seededDraw(`rtp of ${model.id}`)
    const rounds = 6_000
    let [sum, squares] = [0, 0]
    for (let i = 0; i < rounds; i++) {
      const multiple = spinSlot(model, 20, draw).win / 20
      sum += multiple
      squares += multiple ** 2
    }
    const mean = sum / rounds
    const sigma = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    expect(Math.abs(mean - model.rtp / 100)).toBeLessThan(4 * sigma)
  })

  it('wins the sum of its steps, in whole øre and in proportion to the stake, and the same from the same seed', () => {
    fc.assert(
      fc.property(modelArb, stakeArb, fc.string(), (model, stake, seed) => {
        const outcome = spinSlot(model, stake, seededDraw(seed))
        expect(Number.isSafeInteger(outcome.win)).toBe(true)
        expect(outcome.win).toBe(sumWins(outcome.steps))
        for (const step of outcome.steps) expect(step.win).toBe(sumWins(step.wins))
        expect(outcome.win / stake).toBeCloseTo(spinSlot(model, 20, seededDraw(seed)).win / 20)
        expect(spinSlot(model, stake, seededDraw(seed))).toEqual(outcome)
      }),
    )
  })

  it('ends for every draw, however unlikely, and marks cells that exist', () => {
    fc.assert(
      fc.property(modelArb, fc.nat(), (model, turn) => {
        const { steps } = spinSlot(model, 20, (below) => turn % below)
        for (const step of steps) {
          const grid = 'grid' in step ? step.grid : layoutSlot(model).grid
          for (const [reel, row] of step.wins.flatMap(({ cells }) => cells)) expect(grid[reel]?.[row]).toBeTypeOf('number')
        }
      }),
    )
  })

  it('throws on a stake that is not a multiple of 20 øre', () => {
    for (const model of models) expect(() => spinSlot(model, 30, seededDraw('x'))).toThrow(RangeError)
  })

  it('shows no win before the first round', () => {
    for (const model of models) {
      const { grid } = layoutSlot(model)
      const wins =
        model.type === 'cluster'
          ? evaluateClusters(model, 20, grid, 1)
          : model.type === 'holdAndRespin'
            ? []
            : evaluateSpin(model, 20, grid, null).wins
      expect(wins, model.id).toEqual([])
    }
  })
})

describe('lines', () => {
  /** Independent implementation: every symbol and every length, the best one counts. */
  const bestPay = ({ paytable, wild }: LinesModel, line: readonly number[]): number =>
    Math.max(
      ...paytable.flatMap((pays, symbol) =>
        pays.map((pay, i) => {
          const part = line.slice(0, i + 3)
          const wilds = part.filter((each) => each === wildSymbol).length
          const fits = part.length === i + 3 && part.every((each) => each === symbol || each === wildSymbol)
          if (!fits || (symbol !== wildSymbol && wilds === part.length)) return 0
          return wild === 'doubles' && symbol !== wildSymbol ? pay * 2 ** wilds : pay
        }),
      ),
    )

  it.each(ofType('lines'))('$id pays every grid like an independent implementation of the rules', (model) => {
    const columns = model.symbolCounts[0]?.length ?? 0
    const outer = model.symbolCounts[wildSymbol]?.[0] === 0
    fc.assert(
      fc.property(gridOf(columns, model.rows, [...ordinary, wildSymbol, ...(model.scatter ? [scatterSymbol] : [])]), (drawn) => {
        const grid = drawn.map((column, reel) =>
          outer && (reel === 0 || reel === columns - 1) ? column.map((s) => (s === wildSymbol ? 0 : s)) : column,
        )
        const seen = grid.map((column) => (model.wild === 'expands' && column.includes(wildSymbol) ? column.map(() => wildSymbol) : column))
        const lines = model.paylines.map((rows) => {
          const line = rows.map((row, reel) => seen[reel]?.[row] ?? 0)
          const whole = new Set(line.filter((each) => each !== wildSymbol)).size === 1
          return bestPay(model, line) + (model.bothWays && !whole ? bestPay(model, line.toReversed()) : 0)
        })
        const scatters = grid.flat().filter((symbol) => symbol === scatterSymbol).length
        const scatterPay = model.scatter && scatters >= 3 ? (model.scatter.pays[Math.min(scatters, 5) - 3] ?? 0) : 0
        expect(evaluateSpin(model, 20, grid, null).win).toBe(lines.reduce((sum, pay) => sum + pay, 0) + scatterPay)
      }),
    )
  })

  it('gives free spins for scatters, with their multiplier, and none in free spins', () => {
    const model = findSlotModel('gratis-spins') as LinesModel
    const grid = [
      [8, 5, 6],
      [5, 8, 4],
      [6, 4, 8],
      [1, 2, 3],
      [2, 3, 1],
    ]
    expect(evaluateSpin(model, 20, grid, null)).toMatchObject({ freeSpinsWon: 10, multiplier: 1, win: 40 })
    expect(evaluateSpin(model, 20, grid, 4)).toMatchObject({ freeSpinsWon: 0, multiplier: 3, win: 120, freeSpin: 4 })
  })
})

describe('ways', () => {
  /** Independent implementation: every path of one cell per reel. */
  function payOfPaths(model: WaysModel, grid: ReelGrid): number {
    let total = 0
    for (const [symbol, pays] of model.paytable.entries())
      for (const [i, pay] of pays.entries()) {
        const reels = i + 3
        const fits = (reel: number) => (grid[reel] ?? []).filter((each) => each === symbol || each === wildSymbol).length
        const paths = Array.from({ length: reels }, (_, reel) => fits(reel)).reduce((product, each) => product * each, 1)
        if (fits(reels) === 0) total += pay * paths
      }
    return total
  }

  it.each(ofType('ways'))('$id pays every combination once', (model) => {
    const reels = model.symbolCounts[0]?.length ?? 0
    const reel = (first: boolean) =>
      fc.array(fc.constantFrom(...ordinary, ...(first ? [] : [wildSymbol])), { minLength: model.heights[0], maxLength: model.heights[1] })
    fc.assert(
      fc.property(fc.tuple(...Array.from({ length: reels }, (_, i) => reel(i === 0))), (grid) => {
        expect(evaluateSpin(model, 20, grid, null).win).toBe(payOfPaths(model, grid))
      }),
    )
  })

  it('multiplies the free spins of high reels by their number', () => {
    const multipliers = freeSpinsOf(findSlotModel('hoeje-hjul')).map(({ multiplier }) => multiplier)
    expect(multipliers).toEqual([1, 2, 3, 4, 5, 6])
  })

  function freeSpinsOf(model: SlotModel) {
    for (let i = 0; ; i++) {
      const { steps } = spinSlot(model, 20, seededDraw(`free ${i}`))
      const free = steps.filter((step): step is Extract<SlotStep, { type: 'spin' }> => step.type === 'spin' && step.freeSpin !== null)
      if (free.length === 6) return free
    }
  }
})

describe('hold and respin', () => {
  const model = findSlotModel('hold-fast')
  const features = Array.from({ length: 400 }, (_, i) => spinSlot(model, 20, seededDraw(`hold ${i}`)).steps).filter(
    (steps) => steps.length > 1,
  )
  const respins = (steps: readonly SlotStep[]) =>
    steps.filter((step): step is Extract<SlotStep, { type: 'respin' }> => step.type === 'respin')

  it('keeps its coins, resets to three respins for each new one, and pays all of them once at the end', () => {
    expect(features.length).toBeGreaterThan(1)
    for (const steps of features) {
      let [coins, left] = [steps[0]?.type === 'spin' ? steps[0].coins : [], 3]
      expect(coins.length).toBeGreaterThanOrEqual(6)
      const turns = respins(steps)
      for (const turn of turns.slice(0, -1)) {
        expect(turn.coins.slice(0, coins.length)).toEqual(coins)
        left = turn.coins.length > coins.length ? 3 : left - 1
        expect([turn.respinsLeft, turn.win]).toEqual([left, 0])
        coins = turn.coins
      }
      expect(turns.at(-1)?.win).toBe(coins.reduce((sum, { value }) => sum + value, 0))
      expect(new Set(coins.map(({ cell }) => String(cell))).size).toBe(coins.length)
    }
  })

  it('pays a full grid on top of its coins', () => {
    const full = spinSlot(model, 20, () => 0).steps.at(-1)
    expect(full?.wins.map(({ type, win }) => [type, win])).toEqual([
      ['coins', 150],
      ['fullGrid', 10_000],
    ])
  })
})
