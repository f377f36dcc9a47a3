import { limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { playLimitPeriods } from '@casino/features/api/entities/playLimit'
import { danishDate } from '@casino/features/format/date'
import { newId } from '@casino/shared/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayMs, hourMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { playRound, postDeposit } from '../money/index.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { type AmountAt, expectWithin, limitAmounts, limitSteps, sumInWindow } from '../testing/limitTestKit.ts'
import { errorCodeOf, inTransaction, newTestPlayer, startWalletPlatform, testGame } from '../testing/walletTestKit.ts'
import { changeLimit, effectiveLimit, type Limit, noLimit, remainingLimit } from './model.ts'
import { changePlayLimit, readPlayLimits } from './playLimitStore.ts'
import { changeLimits, readLimits } from './store.ts'

startWalletPlatform()

/**
 * Runs the steps of a player in one transaction, on a clock of its own that they advance. A refused step writes nothing but its sign of play:
 * rounds and deposits are checked before they are posted.
 */
const inOneTransaction = (work: (context: TransactionContext) => Promise<void>) =>
  inTransaction(({ settings, ...context }) => {
    const endless = { sessionIdleTimeoutMs: Number.POSITIVE_INFINITY, sessionAbsoluteTimeoutMs: Number.POSITIVE_INFINITY }
    return work({ ...context, settings: { ...settings, ...endless } })
  })
const deposit = (context: TransactionContext, playerId: string, amount: number) =>
  postDeposit(context, playerId, { depositLogId: newId(), amount, bonusCode: '', method: 'card', methodName: 'VISA', message: '' })

it('no sequence of uses, raises, lowers, removals, cancellations and clock jumps passes a limit or shortens a wait, by the rules alone', () => {
  const sequence = fc.constantFrom(...limitPeriods).chain((period) =>
    fc.record({
      period: fc.constant(period),
      steps: limitSteps(period, limitAmounts, fc.option(limitAmounts, { nil: null, freq: 8 })),
    }),
  )
  fc.assert(
    fc.property(sequence, ({ period, steps }) => {
      let now = 0
      let limit: Limit<number | null> = noLimit
      const requests: { value: number | null; at: number }[] = []
      const uses: AmountAt[] = []
      const request = (value: number | null) => {
        limit = changeLimit(limit, value, now, dayMs)
        requests.push({ value, at: now })
      }
      request(40_000)
      for (const step of steps) {
        if (step.type === 'wait') now += step.hours * hourMs
        else if (step.type === 'request') request(step.request)
        else if (step.type === 'cancel') request(effectiveLimit(limit, now).current)
        else {
          const left = remainingLimit(effectiveLimit(limit, now), sumInWindow(uses, period, now))
          if (left !== null && step.use > left) continue
          uses.push({ amount: step.use, at: now })
          expectWithin(requests, sumInWindow(uses, period, now), now)
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

it('no sequence of deposits, raises, lowers, cancellations and clock jumps passes a limit or shortens a wait', async () => {
  const counts = { accepted: 0, refused: 0 }
  const high = 1_000_000_000
  const sequence = fc
    .constantFrom(...limitPeriods)
    .chain((period) => fc.record({ period: fc.constant(period), steps: limitSteps(period, limitAmounts, limitAmounts) }))
  await fc.assert(
    fc.asyncProperty(sequence, async ({ period, steps }) => {
      const player = await newTestPlayer({ day: high, week: high, month: high })
      await inOneTransaction(async (context) => {
        const requests: { value: number; at: number }[] = []
        const deposits: AmountAt[] = []
        /** Requests a limit; null: the current one, which cancels a raise. */
        const request = async (requested: number | null) => {
          await lockPlayer(context, player.id)
          const value = requested ?? (await readLimits(context, player.id))[period].current
          if (value === null) return
          await changeLimits(context, player, { [period]: value })
          requests.push({ value, at: context.now })
        }
        await request(40_000)
        for (const step of steps) {
          if (step.type === 'wait') context.now += step.hours * hourMs
          else if (step.type === 'request') await request(step.request)
          else if (step.type === 'cancel') await request(null)
          else {
            const refusal = await errorCodeOf(deposit(context, player.id, step.use))
            expect([null, 'ERR_RESPONSIBLE_GAMING_LIMIT']).toContain(refusal)
            counts[refusal ? 'refused' : 'accepted'] += 1
            if (refusal) continue
            deposits.push({ amount: step.use, at: context.now })
            expectWithin(requests, sumInWindow(deposits, period, context.now), context.now)
          }
        }
      })
    }),
    { numRuns: 50 },
  )
  expect(Math.min(counts.accepted, counts.refused), 'both outcomes occur').toBeGreaterThan(30)
})

it('no sequence of stakes, wins, raises, lowers, removals, cancellations and clock jumps passes a play limit or shortens a wait', async () => {
  const counts = { accepted: 0, refused: 0 }
  const limits = (['loss', 'stake'] as const).flatMap((kind) => playLimitPeriods[kind].map((period) => ({ kind, period })))
  const round = fc.record({ stake: limitAmounts, win: fc.constantFrom(0, 0, 20_000, 100_000) })
  const sequence = fc.constantFrom(...limits).chain((limit) =>
    fc.record({
      limit: fc.constant(limit),
      steps: limitSteps(limit.period, round, fc.option(limitAmounts, { nil: null, freq: 8 })),
    }),
  )
  await fc.assert(
    fc.asyncProperty(sequence, async ({ limit: { kind, period }, steps }) => {
      const player = await newTestPlayer()
      await inOneTransaction(async (context) => {
        await deposit(context, player.id, 10_000_000)
        const requests: { value: number | null; at: number }[] = []
        const used: AmountAt[] = []
        const request = async (value: number | null) => {
          await lockPlayer(context, player.id)
          await changePlayLimit(context, player, { kind, period, value })
          requests.push({ value, at: context.now })
        }
        const readCurrent = async () => {
          const found = (await readPlayLimits(context, player.id)).find((each) => each.kind === kind && each.period === period)
          return found?.current ?? null
        }
        await request(40_000)
        for (const step of steps) {
          if (step.type === 'wait') context.now += step.hours * hourMs
          else if (step.type === 'request') await request(step.request)
          else if (step.type === 'cancel') await request(await readCurrent())
          else {
            const { stake, win } = step.use
            const { sessionHash } = player
            const refusal = await errorCodeOf(playRound(context, player.id, { sessionHash, roundId: newId(), ...testGame, stake, win }))
            expect([null, 'ERR_PLAY_LIMIT']).toContain(refusal)
            counts[refusal ? 'refused' : 'accepted'] += 1
            if (refusal) continue
            // at its worst: the stake is lost
            expectWithin(requests, Math.max(0, sumInWindow(used, period, context.now)) + stake, context.now)
            used.push({ amount: kind === 'stake' ? stake : stake - win, at: context.now })
          }
        }
      })
    }),
    { numRuns: 40 },
  )
  expect(Math.min(counts.accepted, counts.refused), 'both outcomes occur').toBeGreaterThan(30)
})

it('no sequence of play, raises, lowers, removals, cancellations and clock jumps passes a limit of time or shortens a wait', async () => {
  const counts = { accepted: 0, refused: 0 }
  const minutes = fc.constantFrom(1, 2, 3, 5)
  const steps = limitSteps('day', fc.constantFrom(2, 4, 8), fc.option(minutes, { nil: null, freq: 8 }))
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const player = await newTestPlayer()
      await inOneTransaction(async (context) => {
        await deposit(context, player.id, 10_000_000)
        const requests: { value: number | null; at: number }[] = []
        const playedSeconds = new Map<string, number>()
        const request = async (value: number | null) => {
          await lockPlayer(context, player.id)
          await changePlayLimit(context, player, { kind: 'time', period: 'day', value })
          requests.push({ value, at: context.now })
        }
        const readCurrent = async () => (await readPlayLimits(context, player.id)).find(({ kind }) => kind === 'time')?.current ?? null
        /** Rounds 45 seconds apart, the longest gap that is play, until one is refused. */
        const play = async (rounds: number) => {
          for (let round = 0; round < rounds; round += 1) {
            if (round > 0) context.now += 45_000
            const today = danishDate(context.now)
            const { sessionHash } = player
            const bet = { sessionHash, roundId: newId(), ...testGame, stake: 100, win: 0 }
            const refusal = await errorCodeOf(playRound(context, player.id, bet))
            expect([null, 'ERR_PLAY_LIMIT']).toContain(refusal)
            counts[refusal ? 'refused' : 'accepted'] += 1
            const before = playedSeconds.get(today) ?? 0
            if (round > 0) playedSeconds.set(today, before + 45)
            if (refusal) return
            // a minute was left: whole minutes count, so that the time since the last round can pass the limit, but no round begins beyond it
            expectWithin(requests, Math.floor(before / 60) + 1, context.now)
          }
        }
        await request(2)
        for (const step of sequence) {
          if (step.type === 'wait') context.now += step.hours * hourMs
          else if (step.type === 'request') await request(step.request)
          else if (step.type === 'cancel') await request(await readCurrent())
          else await play(step.use)
        }
      })
    }),
    { numRuns: 30 },
  )
  expect(Math.min(counts.accepted, counts.refused), 'both outcomes occur').toBeGreaterThan(30)
})
