import { evaluateBothEnds, type LineRules } from './lines.ts'
import { heightsOf, reelStrips, windowAt } from './reels.ts'
import { forScatters, freeSpinMultiplier } from './scatters.ts'
import {
  coinSymbol,
  type HoldAndRespinModel,
  payUnits,
  type ReelModel,
  type ScatterRule,
  scatterSymbol,
  symbolCount,
  type WaysModel,
  wildSymbol,
} from './slotModel.ts'

/**
 * Exact theoretical return to player as a fraction of the stake, by enumeration: every line of symbols weighted by its probability, every
 * window of every reel, and the number of coins as a Markov chain. Stops of reels are uniform and independent.
 */
export function theoreticalRtp(model: ReelModel): number {
  if (model.type === 'holdAndRespin') return (lineReturn(model) + coinReturn(model)) / payUnits
  const combinations = model.type === 'lines' ? lineReturn(model) : waysReturn(model)
  const { scatter } = model
  if (!scatter) return combinations / payUnits
  const counts = scatterDistribution(model)
  const spin = combinations + expected(counts, (count) => forScatters(scatter.pays, count))
  return (spin * (1 + expected(counts, (count) => sumMultipliers(scatter, forScatters(scatter.freeSpins, count))))) / payUnits
}

/** A free spin wins as the paid spin does, times its multiplier: so many paid spins are the free spins worth. */
const sumMultipliers = (scatter: ScatterRule, spins: number): number =>
  Array.from({ length: spins }, (_, i) => freeSpinMultiplier(scatter, i + 1)).reduce((sum, each) => sum + each, 0)

const expected = (distribution: readonly number[], value: (index: number) => number): number =>
  distribution.reduce((sum, weight, index) => sum + weight * value(index), 0)

function lineReturn(model: LineRules): number {
  return model.paylines.reduce((sum, rows) => sum + returnOfLine(model, rows), 0)
}

const lineReturns = new WeakMap<LineRules, Map<string, number>>()

/** Lines whose cells have the same chances return the same: only expanding wilds tell rows apart. */
function returnOfLine(model: LineRules, rows: readonly number[]): number {
  const chances = rows.map((row, reel) => symbolChances(model, reel, row))
  const key = JSON.stringify(chances)
  const known = lineReturns.get(model) ?? new Map<string, number>()
  lineReturns.set(model, known)
  const value = known.get(key) ?? walkLine(model, chances)
  known.set(key, value)
  return value
}

function walkLine(model: LineRules, chances: readonly (readonly number[])[]): number {
  const line: number[] = []
  const walk = (reel: number, weight: number): number => {
    if (weight === 0) return 0
    if (reel === chances.length) return weight * evaluateBothEnds(model, line).reduce((sum, { pay }) => sum + pay, 0)
    let total = 0
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      line[reel] = symbol
      total += walk(reel + 1, weight * (chances[reel]?.[symbol] ?? 0))
    }
    return total
  }
  return walk(0, 1)
}

/** Chance of each symbol in one cell, after wilds have covered their reels or coins have landed. */
function symbolChances(model: LineRules, reel: number, row: number): number[] {
  const strip = reelStrips(model)[reel] ?? []
  const chances = Array.from({ length: symbolCount }, () => 0)
  const coin = model.type === 'holdAndRespin' ? model.coinChance.spin / 1000 : 0
  for (let stop = 0; stop < strip.length; stop++) {
    const window = windowAt(strip, stop, model.rows)
    const symbol = model.type === 'lines' && model.wild === 'expands' && window.includes(wildSymbol) ? wildSymbol : (window[row] ?? 0)
    chances[symbol] = (chances[symbol] ?? 0) + (1 - coin) / strip.length
  }
  chances[coinSymbol] = (chances[coinSymbol] ?? 0) + coin
  return chances
}

/** Every height and stop of a reel, equally likely. */
function windowsOf(model: ReelModel, reel: number): number[][] {
  const strip = reelStrips(model)[reel] ?? []
  const [least, greatest] = heightsOf(model)
  return Array.from({ length: greatest - least + 1 }, (_, i) => strip.map((_, stop) => windowAt(strip, stop, least + i))).flat()
}

function waysReturn(model: WaysModel): number {
  return model.paytable.reduce((sum, pays, symbol) => {
    const reels = reelStrips(model).map((_, reel) => {
      const counts = windowsOf(model, reel).map((window) => window.filter((each) => each === symbol || each === wildSymbol).length)
      return {
        mean: counts.reduce((all, count) => all + count, 0) / counts.length,
        none: counts.filter((count) => count === 0).length / counts.length,
      }
    })
    return (
      sum +
      pays.reduce((all, pay, i) => {
        const length = reels.length - pays.length + 1 + i
        const ways = reels.slice(0, length).reduce((product, { mean }) => product * mean, 1)
        return all + pay * ways * (reels[length]?.none ?? 1)
      }, 0)
    )
  }, 0)
}

/** Distribution of the number of visible scatters, reel by reel. */
function scatterDistribution(model: ReelModel): number[] {
  let shown = [1]
  for (const reel of reelStrips(model).keys()) {
    const windows = windowsOf(model, reel)
    const next: number[] = []
    for (const window of windows) {
      const count = window.filter((symbol) => symbol === scatterSymbol).length
      for (const [before, weight] of shown.entries()) next[before + count] = (next[before + count] ?? 0) + weight / windows.length
    }
    shown = Array.from(next, (weight) => weight ?? 0)
  }
  return shown
}

/** Expected value of the coins, in twentieths of the stake: the number of coins is a Markov chain, their values are independent of it. */
function coinReturn(model: HoldAndRespinModel): number {
  const cells = reelStrips(model).length * model.rows
  const weights = model.coinValues.reduce((sum, { weight }) => sum + weight, 0)
  const meanPay = model.coinValues.reduce((sum, { pay, weight }) => sum + pay * weight, 0) / weights
  const memory = new Map<string, number>()
  /** Expected win from this many coins with so many respins left. */
  const from = (coins: number, left: number): number => {
    if (coins === cells) return coins * meanPay + model.fullGridPay
    if (left === 0) return coins * meanPay
    const key = `${coins} ${left}`
    const known = memory.get(key)
    if (known !== undefined) return known
    const value = expected(binomial(cells - coins, model.coinChance.respin / 1000), (more) =>
      more === 0 ? from(coins, left - 1) : from(coins + more, model.respins),
    )
    memory.set(key, value)
    return value
  }
  return expected(binomial(cells, model.coinChance.spin / 1000), (coins) => (coins < model.coinsToHold ? 0 : from(coins, model.respins)))
}

/** Distribution of the number of successes in independent trials. */
function binomial(trials: number, chance: number): number[] {
  let distribution = [1]
  for (let i = 0; i < trials; i++)
    distribution = Array.from(
      { length: distribution.length + 1 },
      (_, k) => (distribution[k] ?? 0) * (1 - chance) + (distribution[k - 1] ?? 0) * chance,
    )
  return distribution
}
