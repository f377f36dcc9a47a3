import { type LimitPeriod, limitPeriods } from '@casino/features/api/entities/limitPeriod'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hourMs } from '../clock.ts'
import { lockPlayer } from '../money/playerEligibility.ts'
import { advanceClock, depositByCard, errorCodeOf, inTransaction, newTestPlayer, startWalletPlatform } from '../money/walletTestKit.ts'
import { changeLimits, readLimits } from './store.ts'

startWalletPlatform()

const windowHours = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const satisfies Record<LimitPeriod, number>

/** Few amounts and waits, around the lengths that the rules name, so that the sequences meet their edges. */
const amount = fc.constantFrom(20_000, 40_000, 60_000, 80_000)
const sequence = fc.constantFrom(...limitPeriods).chain((period) => {
  const hours = fc.constantFrom(1, 23, 1, 23, 24, windowHours[period] - 1, windowHours[period])
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('deposit' as const), amount }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('request' as const), amount }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), hours }) },
  )
  return fc.record({ period: fc.constant(period), steps: fc.array(step, { minLength: 10, maxLength: 30 }) })
})

interface Amount {
  amount: number
  /** UTC ms. */
  at: number
}
/**
 * What the rules promise, from the requests alone: each binds for its first 24 hours, and until then no higher one counts than before. A
 * lower request also lowers the higher ones before it.
 */
function expectWithin(period: LimitPeriod, requests: readonly Amount[], deposits: readonly Amount[], now: number): void {
  const sum = deposits.filter(({ at }) => at > now - windowHours[period] * hourMs).reduce((total, each) => total + each.amount, 0)
  for (const { amount, at } of requests) if (now - at < 24 * hourMs) expect(sum).toBeLessThanOrEqual(amount)
  const granted = requests.flatMap(({ at }, place) =>
    place === 0 || now - at >= 24 * hourMs ? [Math.min(...requests.slice(place).map(({ amount }) => amount))] : [],
  )
  expect(sum).toBeLessThanOrEqual(Math.max(...granted))
}

it('no sequence of deposits, raises, lowers, cancellations and clock jumps passes a limit or shortens a wait', async () => {
  const counts = { accepted: 0, refused: 0 }
  const high = 1_000_000_000
  await fc.assert(
    fc.asyncProperty(sequence, async ({ period, steps }) => {
      const player = await newTestPlayer({ day: high, week: high, month: high })
      const requests: Amount[] = []
      const deposits: Amount[] = []
      /** Requests a limit; null: the current one, which cancels a raise. */
      const request = (requested: number | null) =>
        inTransaction(async (context) => {
          await lockPlayer(context, player.id)
          const value = requested ?? (await readLimits(context, player.id))[period].current
          if (value === null) return
          await changeLimits(context, player.id, { [period]: value })
          requests.push({ amount: value, at: context.now })
        })
      await request(40_000)
      for (const step of steps) {
        if (step.type === 'wait') advanceClock(step.hours * hourMs)
        else if (step.type === 'request') await request(step.amount)
        else if (step.type === 'cancel') await request(null)
        else {
          const refusal = await errorCodeOf(depositByCard(player, step.amount))
          expect([null, 'ERR_RESPONSIBLE_GAMING_LIMIT']).toContain(refusal)
          counts[refusal ? 'refused' : 'accepted'] += 1
          if (refusal) continue
          const now = await inTransaction(async (context) => context.now)
          deposits.push({ amount: step.amount, at: now })
          expectWithin(period, requests, deposits, now)
        }
      }
    }),
    { numRuns: 150 },
  )
  expect(Math.min(counts.accepted, counts.refused), 'both outcomes occur').toBeGreaterThan(100)
})
