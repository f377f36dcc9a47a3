import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { dealCards, rankOf } from './cards.ts'
import { highCardRtp, playHighCard } from './highCard.ts'
import { betCovers, isBet, payoutMultiple, rouletteBets, rouletteRtp, spinWheel, wheelPockets } from './roulette.ts'
import { seededDraw } from './seededDraw.ts'
import { evaluateGrid, type ReelGrid, spinReels } from './slot.ts'
import { paylines, reelStrips, type SlotModel, scatterSymbol, wildSymbol } from './slotModel.ts'
import { slotModels } from './slotModels.ts'
import { maxWinMultiple, theoreticalRtp } from './slotRtp.ts'

// The exact RTP enumerates 59,049 lines per model, which is slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 })

const models = slotModels as readonly SlotModel[]

/** Independent implementation of the rules: the best payout of a line of five symbols. */
function linePay(model: SlotModel, line: readonly number[]): number {
  const pays = [0, 1, 2, 3, 4, 5, 6, wildSymbol].map((symbol) => {
    let count = 0
    for (const seen of line) {
      if (seen !== symbol && seen !== wildSymbol) break
      count += 1
    }
    const asWildsOnly = line.slice(0, count).every((seen) => seen === wildSymbol)
    if (symbol !== wildSymbol && asWildsOnly && count < 5) return 0
    return count < 3 ? 0 : (model.paytable[symbol]?.[count - 3] ?? 0)
  })
  return Math.max(...pays)
}

const gridArb = fc.array(fc.array(fc.integer({ min: 0, max: scatterSymbol }), { minLength: 3, maxLength: 3 }), {
  minLength: 5,
  maxLength: 5,
})
const modelArb = fc.constantFrom(...models)
const stakeArb = fc.integer({ min: 1, max: 500 }).map((n) => n * 20)

describe('slots', () => {
  it.each(models)('$id has the stated RTP, computed exactly', (model) => {
    expect(Math.round(theoreticalRtp(model) * 10_000) / 100).toBe(model.rtp)
  })

  it.each(models)('$id shows at most one scatter per reel', (model) => {
    for (const strip of reelStrips(model))
      for (let stop = 0; stop < strip.length; stop++)
        expect([0, 1, 2].filter((row) => strip[(stop + row) % strip.length] === scatterSymbol).length).toBeLessThanOrEqual(1)
  })

  it('pays every grid like an independent implementation of the rules', () => {
    fc.assert(
      fc.property(modelArb, stakeArb, gridArb, (model, stake, grid: ReelGrid) => {
        const lines = paylines.slice(0, model.lines).map((rows) =>
          linePay(
            model,
            rows.map((row, reel) => grid[reel]?.[row] ?? scatterSymbol),
          ),
        )
        const scatters = grid.flat().filter((symbol) => symbol === scatterSymbol).length
        const scatterPay = scatters >= 3 ? (model.scatterPays[Math.min(scatters, 5) - 3] ?? 0) : 0
        const expected = lines.reduce((sum, pay) => sum + (pay * stake) / model.lines, 0) + scatterPay * stake
        expect(evaluateGrid(model, stake, grid).win).toBe(expected)
      }),
    )
  })

  it('pays at most its maximum, in whole øre, and is deterministic for the same seed', () => {
    fc.assert(
      fc.property(modelArb, stakeArb, fc.string(), (model, stake, seed) => {
        const outcome = spinReels(model, stake, seededDraw(seed))
        expect(Number.isSafeInteger(outcome.win)).toBe(true)
        expect(outcome.win).toBeLessThanOrEqual(maxWinMultiple(model) * stake)
        expect(spinReels(model, stake, seededDraw(seed))).toEqual(outcome)
      }),
    )
  })

  it('shows the symbols of each strip from its stop', () => {
    fc.assert(
      fc.property(modelArb, fc.nat(), (model, turn) => {
        const { grid } = spinReels(model, 20, (below) => turn % below)
        reelStrips(model).forEach((strip, reel) => {
          expect(grid[reel]).toEqual([0, 1, 2].map((row) => strip[((turn % strip.length) + row) % strip.length]))
        })
      }),
    )
  })

  it('throws on a stake that is not divisible by the lines', () => {
    expect(() => spinReels(models[0] as SlotModel, 30, seededDraw('x'))).toThrow(RangeError) // the list is not empty
  })
})

describe('roulette', () => {
  it('offers the outside bets and every number, and nothing else', () => {
    const numbers = Array.from({ length: 37 }, (_, pocket) => `n${pocket}`)
    expect([...Object.keys(rouletteBets), ...numbers].filter((bet) => !isBet(bet))).toEqual([])
    expect(['', 'n', 'n37', 'n-1', 'n07', 'n1 ', 'N1', '7', 'dozen4', 'toString', '__proto__', 'constructor'].filter(isBet)).toEqual([])
  })

  it('has 37 pockets, and every bet returns 36/37', () => {
    expect(new Set(wheelPockets).size).toBe(37)
    for (const bet of [...Object.keys(rouletteBets), 'n0', 'n36']) {
      const returned = wheelPockets.reduce<number>((sum, pocket) => sum + (betCovers(bet, pocket) ? payoutMultiple(bet) : 0), 0) / 37
      expect(Math.round(returned * 10_000) / 100).toBe(rouletteRtp)
    }
  })

  it('pays only the bets that cover the pocket', () => {
    const bets = fc.dictionary(
      fc.constantFrom('red', 'black', 'odd', 'even', 'low', 'high', 'dozen1', 'dozen3', 'n7', 'n0'),
      fc.integer({ min: 1, max: 10_000 }),
      { minKeys: 1 },
    )
    fc.assert(
      fc.property(bets, fc.integer({ min: 0, max: 36 }), (laid, stop) => {
        const { pocket, win } = spinWheel(laid, () => stop)
        const expected = Object.entries(laid).reduce(
          (sum, [bet, amount]) => sum + (betCovers(bet, pocket) ? amount * payoutMultiple(bet) : 0),
          0,
        )
        expect(win).toBe(expected)
      }),
    )
  })

  it('throws on an unknown bet', () => {
    for (const bet of ['n37', 'n-1', 'toString', 'green']) expect(() => spinWheel({ [bet]: 100 }, () => 0)).toThrow(RangeError)
  })
})

describe('cards', () => {
  it('deals no card twice', () => {
    fc.assert(fc.property(fc.string(), (seed) => new Set(dealCards(52, seededDraw(seed))).size === 52))
  })

  it('high card has the stated RTP over every pair of the deck', () => {
    let returned = 0
    for (let mine = 0; mine < 52; mine++)
      for (let theirs = 0; theirs < 52; theirs++)
        if (mine !== theirs) returned += rankOf(mine) > rankOf(theirs) ? 2 : rankOf(mine) === rankOf(theirs) ? 0.5 : 0
    expect(Math.round((returned / (52 * 51)) * 10_000) / 100).toBe(highCardRtp)
  })

  it('high card pays by the ranks of the two cards', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { player, house, win } = playHighCard(100, seededDraw(seed))
        expect(win).toBe(rankOf(player) > rankOf(house) ? 200 : rankOf(player) === rankOf(house) ? 50 : 0)
      }),
    )
  })
})

describe('seededDraw', () => {
  it('is uniform below its bound, and different for every round', () => {
    const draw = seededDraw('spread')
    const seen = Array.from({ length: 37 }, () => 0)
    for (let i = 0; i < 37_000; i++) {
      const value = draw(37)
      seen[value] = (seen[value] ?? 0) + 1
    }
    for (const count of seen) expect(Math.abs(count - 1000)).toBeLessThan(160)
    expect(seededDraw('a')(1e9)).not.toBe(seededDraw('b')(1e9))
    expect(() => draw(0)).toThrow(RangeError)
  })
})
