import { hashToken } from '@casino/shared/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { listPlayerBonuses } from '../bonuses/playerBonuses.ts'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { houseAccounts } from '../ledger/ledger.ts'
import { changeLimits } from '../limits/store.ts'
import { pausePlayer } from '../pauses/pausePlayer.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { createTestSession } from '../testing/testPlayers.ts'
import { runOperation, type WalletStep, walletStep } from '../testing/walletSteps.ts'
import {
  advanceClock,
  balancesOf,
  depositByCard,
  errorCodeOf,
  inTransaction,
  newTestPlayer,
  playTestRound,
  reservedOf,
  startWalletPlatform,
  withdraw,
} from '../testing/walletTestKit.ts'
import { type Balances, processWithdrawals } from './index.ts'
import { cancelBonus } from './playerBonus.ts'

startWalletPlatform()

describe('any sequence of money operations', () => {
  it('keeps the ledger balanced and changes balances by the exact amount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(walletStep, { maxLength: 25 }), async (steps) => {
        let player = await newTestPlayer()
        for (const done of steps) {
          if (done.type === 'wait') {
            advanceClock(done.days * dayMs)
            await inTransaction((context) => processWithdrawals(context, player.id))
            player = { ...player, sessionHash: hashToken(await inTransaction((context) => createTestSession(context, player.id))) }
            continue
          }
          const before = await balancesOf(player)
          const reservedBefore = await reservedOf(player)
          const refused = await runOperation(player, done).then(
            () => false,
            () => true,
          )
          const after = await balancesOf(player)
          if (refused) expect(after).toEqual(before)
          else if (done.type === 'withdraw') expect(after).toMatchObject(withdrawn(before, done.amount))
          else if (done.type === 'reject') expect(after.Balance - before.Balance).toBe(reservedBefore - (await reservedOf(player)))
          else expect(after.TotalBalance - before.TotalBalance).toBe(changeBy(done))
          expect(Math.min(after.Balance, after.BonusBalance)).toBeGreaterThanOrEqual(0)
          expect(after.TotalBalance).toBe(after.Balance + after.BonusBalance)
          expect(after.TotalActiveBonusWageredFraction).toBeLessThanOrEqual(1)
        }
        const ledger = await inTransaction(auditLedger)
        expect(ledger.balanced).toBe(true)
        const reserved = await reservedOf(null)
        expect(ledger.accounts.find(({ id }) => id === houseAccounts.withdrawals)?.balance).toBe(reserved)
      }),
      { numRuns: 15 },
    )
  })

  const changeBy = (done: WalletStep): number => {
    if (done.type === 'deposit') return done.amount
    if (done.type === 'round') return done.win - done.stake
    return done.type === 'freeSpin' ? done.win : 0
  }

  /** What a withdrawal leaves: it ends the welcome bonus when less than its deposit of 100 kr. is left. */
  const withdrawn = ({ Balance, BonusBalance, FreeSpinsLeft, TotalActiveWageringRequirement: requirement }: Balances, amount: number) => {
    const left = Balance - amount
    const kept = left < 10_000 && requirement > 0 ? 0 : 1
    return {
      Balance: left,
      BonusBalance: BonusBalance * kept,
      FreeSpinsLeft: (FreeSpinsLeft ?? 0) * kept,
      TotalActiveWageringRequirement: requirement * kept,
    }
  }
})

describe('fifty operations at the same time on one account', () => {
  type Operation = 'deposit' | 'bet' | 'withdraw' | 'pause' | 'limit' | 'cancelBonus'
  const operations = fc.array(fc.constantFrom<Operation>('deposit', 'bet', 'bet', 'withdraw', 'withdraw', 'limit', 'cancelBonus'), {
    minLength: 49,
    maxLength: 49,
  })

  /** The first deposit and three more. */
  const dayLimit = 130_000
  const lowerDayLimit = async (context: TransactionContext, playerId: string) => {
    await lockPlayer(context, playerId)
    await changeLimits(context, { id: playerId }, { day: dayLimit })
  }

  it('overdraw nothing, lose nothing, and accept no deposit or bet after an acknowledged pause, and no deposit above an acknowledged limit', async () => {
    await fc.assert(
      fc.asyncProperty(operations, fc.nat({ max: 49 }), async (others, pauseAt) => {
        const player = await newTestPlayer()
        const bonus = await depositByCard(player, 100_000, 'DOBBELT')
        if (!bonus) throw new Error('the deposit granted no bonus')
        const amounts = { deposit: 10_000, bet: -7_000, withdraw: -20_000, pause: 0, limit: 0, cancelBonus: 0 }
        const acknowledged = { pause: false, limit: false, cancelBonus: false }
        let depositWithinLimit = false
        const accepted: Operation[] = []
        const run = async (operation: Operation): Promise<void> => {
          const late = { ...acknowledged }
          const code = await errorCodeOf(
            {
              deposit: () => depositByCard(player, amounts.deposit),
              bet: () => playTestRound(player, -amounts.bet, 0),
              withdraw: () => withdraw(player, -amounts.withdraw),
              limit: () => inTransaction((context) => lowerDayLimit(context, player.id)),
              cancelBonus: () => inTransaction((context) => cancelBonus(context, player.id, bonus.id)),
              pause: () => inTransaction((context) => pausePlayer(context, player, '24h')),
            }[operation](),
          )
          if (operation === 'pause' || operation === 'limit' || operation === 'cancelBonus') acknowledged[operation] = true
          if (code === null) accepted.push(operation)
          else expect(['ERR_INSUFFICIENT_FUNDS', 'ERR_PAUSED', 'ERR_RESPONSIBLE_GAMING_LIMIT']).toContain(code)
          if (late.pause && (operation === 'deposit' || operation === 'bet')) expect(code).toBe('ERR_PAUSED')
          if (late.limit && operation === 'deposit' && code === null) depositWithinLimit = true
        }
        const atOnce: readonly Operation[] = others.toSpliced(pauseAt, 0, 'pause')
        await Promise.all(
          atOnce.map(async (operation) => {
            await run(operation)
            // begun while the rest still runs
            if (operation === 'pause' || operation === 'limit') await Promise.all((['deposit', 'bet', 'withdraw'] as const).map(run))
          }),
        )
        const { Balance, BonusBalance } = await balancesOf(player)
        const [ended] = (await inTransaction((context) => listPlayerBonuses(context, player.id))).bonuses
        const forfeited = ended?.state === 'cancelled' ? ended.money : 0
        // the first deposit and its match of 500 kr.
        expect(Balance + BonusBalance + forfeited).toBe(accepted.reduce((sum, operation) => sum + amounts[operation], 150_000))
        expect(Math.min(Balance, BonusBalance)).toBeGreaterThanOrEqual(0)
        if (acknowledged.cancelBonus) expect(BonusBalance).toBe(0)
        const deposited = 100_000 + amounts.deposit * accepted.filter((operation) => operation === 'deposit').length
        if (depositWithinLimit) expect(deposited).toBeLessThanOrEqual(dayLimit)
        expect(await reservedOf(player)).toBe(20_000 * accepted.filter((operation) => operation === 'withdraw').length)
        expect((await inTransaction(auditLedger)).balanced).toBe(true)
      }),
      { numRuns: 6 },
    )
  })
})
