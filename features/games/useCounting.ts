import { useEffect, useRef, useState } from 'react'

/** Steps of a count between two amounts, and the time of each in ms. */
const steps = 40
const stepMs = 100

/** Amount to show at a step of the count from one amount to a higher one: whole øre, at most the higher one. */
export const amountAtStep = (from: number, to: number, step: number): number =>
  step >= steps ? to : from + Math.floor(((to - from) * step) / steps)

/**
 * Counts up to each higher amount within 4 s, so that an amount that is read now and then grows evenly. A lower amount, such as after a
 * jackpot was won, is shown at once; so is every amount while `running` is false. Amounts in øre.
 */
export function useCounting(amount: number, running: boolean): number {
  const [shown, setShown] = useState(amount)
  const latest = useRef(amount)
  useEffect(() => {
    const from = latest.current
    const show = (value: number) => {
      latest.current = value
      setShown(value)
    }
    if (!running || amount <= from) return show(amount)
    let step = 0
    const timer = setInterval(() => {
      step += 1
      show(amountAtStep(from, amount, step))
      if (step === steps) clearInterval(timer)
    }, stepMs)
    return () => clearInterval(timer)
  }, [amount, running])
  return shown
}
