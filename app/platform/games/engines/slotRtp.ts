import { evaluateLine } from './slot.ts'
import { reelCount, reelStrips, rowCount, type SlotModel, scatterSymbol, symbolCount } from './slotModel.ts'

/**
 * Exact theoretical return to player as a fraction of the stake: every line of five symbols weighted by its probability
 * (9⁵ lines; all paylines are equivalent, since reel stops are uniform), plus the scatter wins over every stop.
 */
export function theoreticalRtp(model: SlotModel): number {
  return lineReturn(model) + scatterReturn(model)
}

function lineReturn(model: SlotModel): number {
  const strips = reelStrips(model)
  const chance = strips.map((strip) => Array.from({ length: symbolCount }, (_, s) => strip.filter((x) => x === s).length / strip.length))
  let total = 0
  const line = [0, 0, 0, 0, 0]
  const walk = (reel: number, weight: number): void => {
    if (weight === 0) return
    if (reel === reelCount) {
      total += weight * evaluateLine(model, line).pay
      return
    }
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      line[reel] = symbol
      walk(reel + 1, weight * (chance[reel]?.[symbol] ?? 0))
    }
  }
  walk(0, 1)
  return total
}

function scatterReturn(model: SlotModel): number {
  // Distribution of the number of visible scatters, reel by reel.
  let shown = [1]
  for (const strip of reelStrips(model)) {
    const next: number[] = Array.from({ length: shown.length + rowCount }, () => 0)
    for (let stop = 0; stop < strip.length; stop++) {
      const count = Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length]).filter(
        (s) => s === scatterSymbol,
      ).length
      shown.forEach((weight, before) => {
        next[before + count] = (next[before + count] ?? 0) + weight / strip.length
      })
    }
    shown = next
  }
  return shown.reduce((sum, weight, count) => sum + (count >= 3 ? weight * (model.scatterPays[Math.min(count, reelCount) - 3] ?? 0) : 0), 0)
}

/** Upper bound of a round as a multiple of the stake: the highest payout on every line plus the highest scatter payout. */
export function maxWinMultiple(model: SlotModel): number {
  return Math.max(...model.paytable.map(([, , five]) => five)) + model.scatterPays[2]
}
