import { formatKrShort, ore } from '@casino/features/format/money'
import { formatNumber } from '@casino/features/format/number'
import { prefersReducedMotion } from '../dom.ts'

const countMs = 600

/** Counts an amount in øre up in a text; at once with reduced motion. A later call ends an earlier one. */
export function createCounter(render: (text: string) => void): (to: number) => void {
  let shown = 0
  let run = 0
  return (to) => {
    const current = ++run
    const [from, began] = [shown, performance.now()]
    const paint = (now: number): void => {
      if (current !== run) return
      const share = prefersReducedMotion() || to <= from ? 1 : Math.min(1, (now - began) / countMs)
      shown = Math.round(from + (to - from) * share)
      render(formatKrShort(ore(shown)))
      if (share < 1) requestAnimationFrame(paint)
    }
    paint(began)
  }
}

/** Value of a coin in øre, without its currency. */
export const coinLabel = (value: number): string => formatNumber(value / 100, { min: value % 100 ? 2 : 0 })
