import { addDays, danishDate, danishMidnight } from '@casino/features/format/date'
import type { transactionsCalls } from '@casino/features/transactions/calls'
import { newId } from '@casino/shared/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { dayMs } from '../core/clock.ts'
import { postDeposit } from '../money/index.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import { runOperation, walletStep } from '../testing/walletSteps.ts'
import {
  advanceClock,
  balancesOf,
  depositByCard,
  errorCodeOf,
  inTransaction,
  newTestDepositor,
  newTestPlayer,
  playTestRound,
  startWalletPlatform,
} from '../testing/walletTestKit.ts'
import { listStatement } from './statement.ts'

startWalletPlatform()

type Page = z.input<typeof transactionsCalls.statement.response>
type Query = Partial<Parameters<typeof listStatement>[2]>
const statement = (player: TestPlayer, query: Query = {}): Promise<Page> =>
  inTransaction((context) => listStatement(context, player.id, { limit: 1000, ...query }))

/** The entries of all pages. */
async function readPages(player: TestPlayer, query: Query): Promise<Page['entries']> {
  const { entries, next } = await statement(player, query)
  return next === null ? entries : [...entries, ...(await readPages(player, { ...query, cursor: next }))]
}

describe('the running balance', () => {
  it('of any sequence of operations is the ledger’s, from any day on and on pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(walletStep, { maxLength: 12 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 5 }),
        async (steps, days, limit) => {
          const player = await newTestPlayer()
          for (const done of steps) {
            if (done.type === 'wait') advanceClock(done.days * dayMs)
            else await errorCodeOf(runOperation(player, done))
          }
          const { Balance, BonusBalance } = await balancesOf(player)
          const now = await inTransaction(async (context) => context.now)
          const from = now - days * dayMs
          const page = await statement(player, { from })
          let [cash, bonus] = [page.cash, page.bonus]
          for (const entry of page.entries) {
            cash += entry.cash
            bonus += entry.bonus
            expect([entry.cashBalance, entry.bonusBalance]).toEqual([cash, bonus])
            expect(Math.min(cash, bonus)).toBeGreaterThanOrEqual(0)
            expect(entry.time).toBeGreaterThanOrEqual(from)
          }
          expect([cash, bonus]).toEqual([Balance, BonusBalance])
          expect(await readPages(player, { from, limit })).toEqual(page.entries)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('a statement', () => {
  it('shows a bet and its win in their order, with game and ids', async () => {
    const player = await newTestDepositor(50_000)
    await playTestRound(player, 1_000, 2_500)
    const { entries } = await statement(player)
    expect(entries.map(({ type, game, cash, cashBalance }) => [type, game, cash, cashBalance])).toEqual([
      ['deposit', '', 50_000, 50_000],
      ['bet', 'Rævens Runer', -1_000, 49_000],
      ['win', 'Rævens Runer', 2_500, 51_500],
    ])
    expect(entries[1]?.orderId).toBe(entries[2]?.orderId)
  })

  it('returns 30 days by default and 90 at most, and opens with the balance before them', async () => {
    const player = await newTestDepositor(10_000)
    advanceClock(60 * dayMs)
    await depositByCard(player, 20_000)
    advanceClock(20 * dayMs)
    await depositByCard(player, 30_000)
    expect(await statement(player)).toMatchObject({ cash: 10_000, entries: [{ cash: 20_000 }, { cash: 30_000 }] })
    expect((await statement(player, { from: 0 })).entries).toHaveLength(3)
    advanceClock(20 * dayMs)
    expect((await statement(player, { from: 0 })).entries).toHaveLength(2)
    const to = await inTransaction(async ({ now }) => now)
    expect(await statement(player, { from: 0 })).toMatchObject({ from: danishMidnight(addDays(danishDate(to), -90)), to })
    expect((await statement(player, { from: 0, to: to - 30 * dayMs })).entries.map(({ cashBalance }) => cashBalance)).toEqual([30_000])
  })

  it('is complete when the last platform has a slower clock than the one before', async () => {
    const player = await newTestPlayer()
    const depositAt = (amount: number, ahead: number) =>
      inTransaction((context) =>
        postDeposit({ ...context, now: context.now + ahead }, player.id, {
          depositLogId: newId(),
          amount,
          bonusCode: '',
          method: 'card',
          methodName: 'VISA',
          message: '',
        }),
      )
    await depositAt(10_000, 200)
    await depositAt(20_000, 0)
    advanceClock(dayMs)
    const amounts = async (query: Query) => (await statement(player, query)).entries.map(({ cash }) => cash)
    expect(await amounts({})).toEqual([10_000, 20_000])
    const second = Number((await statement(player)).entries[1]?.time)
    expect(await amounts({ from: second })).toEqual([10_000, 20_000])
    expect(await amounts({ to: second + 200 })).toEqual([10_000, 20_000])
  })

  it('contains the player’s own money only', async () => {
    const [player, other] = [await newTestPlayer(), await newTestPlayer()]
    await depositByCard(other, 50_000)
    expect(await statement(player)).toMatchObject({ cash: 0, bonus: 0, entries: [], next: null })
  })
})
