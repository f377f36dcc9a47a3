import { pokerHandOf } from '../engines/pokerHand.ts'
import { videoPokerPays } from '../engines/videoPoker.ts'

const masks = Array.from({ length: 32 }, (_, mask) => mask)
const sizeOf = (mask: number): number => masks[mask]?.toString(2).replaceAll('0', '').length ?? 0
const sizes = masks.map(sizeOf)

/** Binomial coefficients up to 52 over 5. */
const choose = Array.from({ length: 53 }, (_, n) => {
  const row = [1, 0, 0, 0, 0, 0]
  for (let k = 1; k <= 5; k++) row[k] = ((row[k - 1] ?? 0) * (n - k + 1)) / k
  return row
})
const over = (n: number, k: number): number => choose[n]?.[k] ?? 0

/** Number of the cards of a mask among all sets of their size (combinatorial number system); `hand` ascending. */
function numberOf(hand: readonly number[], mask: number): number {
  let number = 0
  let taken = 0
  for (let i = 0; i < 5; i++) if (mask & (1 << i)) number += over(hand[i] ?? 0, ++taken)
  return number
}

function forEachHand(visit: (hand: readonly number[]) => void): void {
  for (let e = 4; e < 52; e++)
    for (let d = 3; d < e; d++) for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e])
}

/**
 * Exact return to player of the best choice in every hand, as a fraction of the stake. For each set of up to five cards the pays of all hands
 * that contain it are added up; what a choice is worth follows by inclusion and exclusion of the cards that it throws away.
 */
export function videoPokerOptimum(): number {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(over(52, size)))
  forEachHand((hand) => {
    const pay = videoPokerPays[pokerHandOf(hand)]
    if (pay > 0)
      for (const mask of masks) {
        const table = sums[sizes[mask] ?? 0]
        const at = numberOf(hand, mask)
        if (table) table[at] = (table[at] ?? 0) + pay
      }
  })
  const ways = [1, 47, 1_081, 16_215, 178_365, 1_533_939]
  let total = 0
  const values = new Float64Array(32)
  forEachHand((hand) => {
    for (const mask of masks) values[mask] = sums[sizes[mask] ?? 0]?.[numberOf(hand, mask)] ?? 0
    let best = 0
    for (const held of masks) {
      const thrown = 31 ^ held
      let sum = 0
      for (let part = thrown; ; part = (part - 1) & thrown) {
        sum += ((sizes[part] ?? 0) % 2 ? -1 : 1) * (values[held | part] ?? 0)
        if (part === 0) break
      }
      best = Math.max(best, sum / (ways[sizes[thrown] ?? 0] ?? 1))
    }
    total += best
  })
  return total / over(52, 5)
}
