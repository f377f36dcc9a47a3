import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { joinBonus } from '../bonuses/chosenBonus.ts'
import { listPlayerBonuses } from '../bonuses/playerBonuses.ts'
import { dayMs } from '../core/clock.ts'
import { playerBonuses } from '../db/schema.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { runWhileOpen, untilOneWaits } from '../testing/openTransaction.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import {
  advanceClock,
  balancesOf,
  depositByCard,
  errorCodeOf,
  inTransaction,
  newTestDepositor,
  newTestPlayer,
  openTestRound,
  playTestRound,
  settleTestRound,
  startWalletPlatform,
  walletPlatform,
  withdraw,
} from '../testing/walletTestKit.ts'

startWalletPlatform()

describe('deposit match', () => {
  it.each([
    [10_000, 10_000],
    [80_000, 50_000],
  ])('adds its share of a deposit of %d øre as bonus money, at most its maximum: %d', async (deposit, matched) => {
    const player = await newTestDepositor(deposit, 'DOBBELT')
    expect(await balancesOf(player)).toMatchObject({
      Balance: deposit,
      BonusBalance: matched,
      WithdrawableBalance: deposit,
      FreeSpinsLeft: 0,
      TotalActiveWageringRequirement: matched * 10,
    })
    expect((await inTransaction(auditLedger)).balanced).toBe(true)
  })

  it('becomes cash once it is wagered ten times', async () => {
    const player = await newTestDepositor(10_000, 'DOBBELT')
    for (let round = 0; round < 10; round += 1) await playTestRound(player, 10_000, 10_000)
    expect(await balancesOf(player)).toMatchObject({ Balance: 20_000, BonusBalance: 0, TotalActiveWageringRequirement: 0 })
  })

  it('is taken back when it expires', async () => {
    const player = await newTestDepositor(10_000, 'DOBBELT')
    advanceClock(61 * dayMs)
    expect(await balancesOf(player)).toMatchObject({ Balance: 10_000, BonusBalance: 0 })
  })
})

describe('a withdrawal while a bonus is active', () => {
  const stateOf = (player: TestPlayer) => inTransaction(async (context) => (await listPlayerBonuses(context, player.id)).bonuses[0])
  it.each([
    ['keeps it while as much is left as the bonus gave', 80_000, 30_000, 'active'],
    ['ends it when less is left', 80_000, 30_001, 'cancelled'],
  ])('%s', async (_, deposit, amount, state) => {
    const player = await newTestDepositor(deposit, 'DOBBELT')
    await withdraw(player, amount)
    expect(await balancesOf(player)).toMatchObject({ Balance: deposit - amount, BonusBalance: state === 'active' ? 50_000 : 0 })
    expect(await stateOf(player)).toMatchObject({ state, money: 50_000 })
    expect((await inTransaction(auditLedger)).balanced).toBe(true)
  })

  it('ends free spins of a deposit, and leaves a bonus without one', async () => {
    const [spinner, guest] = [await newTestPlayer(), await newTestPlayer()]
    await depositByCard(spinner, 20_000, 'VELKOMST')
    await withdraw(spinner, 10_000)
    expect(await balancesOf(spinner)).toMatchObject({ FreeSpinsLeft: 500 })
    await withdraw(spinner, 10_000)
    expect(await balancesOf(spinner)).toMatchObject({ FreeSpinsLeft: 0, TotalActiveWageringRequirement: 0 })
    await depositByCard(guest, 10_000)
    await inTransaction((context) => joinBonus(context, guest.id, 'PENGE'))
    await withdraw(guest, 10_000)
    expect(await balancesOf(guest)).toMatchObject({ Balance: 0, BonusBalance: 5_000 })
  })
})

describe('under the terms of earlier bonuses', () => {
  it('every stake counts, and a withdrawal ends nothing', async () => {
    const player = await newTestDepositor(50_000, 'DOBBELT')
    await inTransaction(({ db }) =>
      db.update(playerBonuses).set({ countsEveryStake: true, requiredDeposit: 0 }).where(eq(playerBonuses.playerId, player.id)),
    )
    await playTestRound(player, 10_000, 10_000, { wageredStake: 5_000 })
    await withdraw(player, 50_000)
    expect(await balancesOf(player)).toMatchObject({ BonusBalance: 50_000, TotalActiveBonusWageredFraction: 0.02 })
  })
})

// The embedded database has one connection, so nothing happens in between.
it.skipIf(!process.env.TEST_DATABASE_URL)(
  'a balance that is read while a new bonus follows an expired one leaves the new one',
  async () => {
    const player = await newTestDepositor(10_000, 'DOBBELT')
    advanceClock(61 * dayMs)
    let reading: ReturnType<typeof balancesOf> | undefined
    await runWhileOpen(walletPlatform(), {
      before: (context) => lockPlayer(context, player.id),
      during: () => {
        reading = balancesOf(player)
        return untilOneWaits(walletPlatform())
      },
      after: (context) => joinBonus(context, player.id, 'PENGE'),
    })
    expect(await reading).toMatchObject({ Balance: 10_000, BonusBalance: 5_000 })
    expect(await balancesOf(player)).toMatchObject({ Balance: 10_000, BonusBalance: 5_000 })
  },
)

describe('welcome bonus', () => {
  const withBonus = async (amount = 10_000) => {
    const player = await newTestDepositor(amount, 'velkomst')
    return player
  }
  const spin = (player: TestPlayer, win: number) => playTestRound(player, 20, win, { freeSpin: true })
  /** Sets the free spins to one and plays it. */
  const spinAll = async (player: TestPlayer, win: number) => {
    await inTransaction(({ db }) => db.update(playerBonuses).set({ spinsLeft: 1 }).where(eq(playerBonuses.playerId, player.id)))
    await spin(player, win)
  }

  it('grants 500 free spins on the first deposit only', async () => {
    const player = await withBonus()
    expect(await balancesOf(player)).toMatchObject({
      Balance: 10_000,
      BonusBalance: 0,
      FreeSpinsLeft: 500,
      TotalActiveWageringRequirement: 100_000,
    })
    expect((await spin(player, 250)).balances).toMatchObject({
      Balance: 10_000,
      BonusBalance: 250,
      WithdrawableBalance: 10_000,
      FreeSpinsLeft: 499,
      TotalActiveWageringRequirement: 100_000,
    })
    expect(await errorCodeOf(depositByCard(player, 10_000, 'VELKOMST'))).toBe('ERR_BONUS_CODE')
    expect(await errorCodeOf(playTestRound(player, 40, 0, { freeSpin: true }))).toBe('ERR_VALIDATION')
  })

  it('requires ten times the value of the spins, known before the first of them, whatever they win', async () => {
    const player = await withBonus()
    await playTestRound(player, 5_000, 5_000)
    expect(await balancesOf(player)).toMatchObject({ TotalActiveWageringRequirement: 100_000, TotalActiveBonusWageredFraction: 0.05 })
    await spinAll(player, 40_000)
    expect(await balancesOf(player)).toMatchObject({ TotalActiveWageringRequirement: 100_000, BonusBalance: 40_000, FreeSpinsLeft: 0 })
    for (let round = 1; round < 10; round += 1) await playTestRound(player, 10_000, 10_000)
    expect(await balancesOf(player)).toMatchObject({ TotalActiveBonusWageredFraction: 0.95, BonusBalance: 40_000 })
    await playTestRound(player, 5_000, 4_000)
    expect(await balancesOf(player)).toMatchObject({
      Balance: 49_000,
      BonusBalance: 0,
      WithdrawableBalance: 49_000,
      TotalActiveWageringRequirement: 0,
      TotalActiveBonusWageredFraction: 0,
    })
  })

  it('gives the winnings of the last spin at once when the requirement is met before', async () => {
    const player = await withBonus()
    for (let round = 0; round < 10; round += 1) await playTestRound(player, 10_000, 10_000)
    expect(await balancesOf(player)).toMatchObject({ TotalActiveBonusWageredFraction: 1, FreeSpinsLeft: 500 })
    await spinAll(player, 700)
    expect(await balancesOf(player)).toMatchObject({ Balance: 10_700, BonusBalance: 0, FreeSpinsLeft: 0 })
  })

  it('stakes cash first and splits wins in proportion to the stake', async () => {
    const player = await withBonus()
    await spinAll(player, 3_000)
    await playTestRound(player, 9_000, 0)
    expect((await playTestRound(player, 3_000, 1_000)).balances).toMatchObject({ Balance: 333, BonusBalance: 1_667 })
  })

  it('caps the stake at 100 kr while active, but not once its money is lost', async () => {
    const player = await withBonus(50_000)
    expect(await errorCodeOf(playTestRound(player, 10_001, 0))).toBe('ERR_MAX_BET')
    await spinAll(player, 0)
    expect(await errorCodeOf(playTestRound(player, 10_001, 0))).toBeNull()
  })

  it('is cancelled with a posting after 60 days; cash is unchanged', async () => {
    const player = await withBonus()
    await spin(player, 500)
    advanceClock(60 * dayMs - 1)
    expect(await balancesOf(player)).toMatchObject({ Balance: 10_000, BonusBalance: 500 })
    advanceClock(1)
    expect(await balancesOf(player)).toMatchObject({
      Balance: 10_000,
      BonusBalance: 0,
      FreeSpinsLeft: 0,
      TotalActiveWageringRequirement: 0,
    })
  })

  it('returns the bonus part of a late win to the house after expiry, and pays the cash part', async () => {
    const player = await withBonus()
    await spinAll(player, 3_000)
    await playTestRound(player, 9_000, 0)
    const roundId = await openTestRound(player, 3_000)
    advanceClock(60 * dayMs)
    await settleTestRound(player, roundId, 1_000)
    expect(await balancesOf(player)).toMatchObject({ Balance: 333, BonusBalance: 0 })
    expect((await inTransaction(auditLedger)).balanced).toBe(true)
  })
})
