import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '../clock.ts'
import { hashToken, newId } from '../ids.ts'
import { createTestSession, type TestPlayer } from '../testing/testPlayers.ts'
import { auditLedger, cashAccount, houseAccounts, postTransaction } from './ledger.ts'
import {
  advanceClock,
  balancesOf,
  depositByCard,
  inTransaction,
  newTestPlayer,
  playTestRound,
  startWalletPlatform,
} from './walletTestKit.ts'

startWalletPlatform()

describe('any sequence of money operations', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 10_000, max: 60_000 }), bonus: fc.boolean() }),
    fc.record({
      kind: fc.constant('round' as const),
      stake: fc.integer({ min: 1, max: 12_000 }),
      win: fc.integer({ min: 0, max: 30_000 }),
    }),
    fc.record({ kind: fc.constant('spin' as const), win: fc.integer({ min: 0, max: 1_000 }) }),
    fc.record({ kind: fc.constant('withdraw' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  )
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

  const take = (player: TestPlayer, done: Step): Promise<unknown> => {
    if (done.kind === 'deposit') return depositByCard(player, done.amount, done.bonus ? 'VELKOMST' : '')
    if (done.kind === 'round') return playTestRound(player, done.stake, done.win)
    if (done.kind === 'spin') return playTestRound(player, 20, done.win, { freeSpin: true })
    const amount = done.kind === 'withdraw' ? done.amount : 0
    const entries = [
      { account: cashAccount(player.id), amount: -amount },
      { account: houseAccounts.withdrawals, amount },
    ]
    return inTransaction((context) =>
      postTransaction(context, { type: 'withdrawal', playerId: player.id, reference: newId(), postings: entries }),
    )
  }

  it('keeps the ledger balanced and changes balances by the exact amount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let player = await newTestPlayer()
        for (const done of steps) {
          if (done.kind === 'wait') {
            advanceClock(done.days * dayMs)
            player = { ...player, sessionHash: hashToken(await inTransaction((context) => createTestSession(context, player.id))) }
            continue
          }
          const before = await balancesOf(player)
          const refused = await take(player, done).then(
            () => false,
            () => true,
          )
          const after = await balancesOf(player)
          if (refused) expect(after).toEqual(before)
          else expect(after.TotalBalance - before.TotalBalance).toBe(changeBy(done))
          expect(Math.min(after.Balance, after.BonusBalance)).toBeGreaterThanOrEqual(0)
          expect(after.TotalBalance).toBe(after.Balance + after.BonusBalance)
          expect(after.TotalActiveBonusWageredFraction).toBeLessThanOrEqual(1)
        }
        expect((await inTransaction(auditLedger)).balanced).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  const changeBy = (done: Step): number => {
    if (done.kind === 'deposit') return done.amount
    if (done.kind === 'round') return done.win - done.stake
    if (done.kind === 'spin') return done.win
    return done.kind === 'withdraw' ? -done.amount : 0
  }
})
