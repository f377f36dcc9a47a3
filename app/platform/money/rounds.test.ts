import { newId } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../core/clock.ts'
import { gameRounds, persons, players } from '../db/schema.ts'
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
} from '../testing/walletTestKit.ts'
import { fundJackpot, readJackpots, settleRound } from './index.ts'

startWalletPlatform()

describe('rounds', () => {
  it('debits the stake and credits the win, exact to the øre', async () => {
    const player = await newTestDepositor(20_000)
    const result = await playTestRound(player, 1_050, 333)
    expect(result).toMatchObject({ stake: 1_050, win: 333, balances: { Balance: 19_283 } })
  })

  it('plays a round id once, and rejects it for other players', async () => {
    const [player, other] = [await newTestPlayer(), await newTestPlayer()]
    await depositByCard(player, 20_000)
    const roundId = newId()
    const first = await playTestRound(player, 1_000, 500, { roundId })
    expect(await playTestRound(player, 1_000, 90_000, { roundId })).toEqual(first)
    expect(await errorCodeOf(playTestRound(other, 1_000, 0, { roundId }))).toBe('ERR_FORBIDDEN')
  })

  it('rejects a round id that belongs to another bet', async () => {
    const player = await newTestDepositor(20_000)
    const roundId = newId()
    await playTestRound(player, 1_000, 500, { roundId, bets: { red: 600, n7: 400 } })
    expect(await errorCodeOf(playTestRound(player, 1_000, 500, { roundId, bets: { n7: 400, red: 600 } }))).toBeNull()
    for (const other of [{ bets: { red: 1_000 } }, { bets: undefined }, { gameId: 'other' }, { freeSpin: true }])
      expect(await errorCodeOf(playTestRound(player, 1_000, 500, { roundId, bets: { red: 600, n7: 400 }, ...other }))).toBe(
        'ERR_VALIDATION',
      )
    expect(await errorCodeOf(playTestRound(player, 2_000, 500, { roundId }))).toBe('ERR_VALIDATION')
  })

  it('stay as they were booked: only the win of an open one is written, once', async () => {
    const player = await newTestDepositor(20_000)
    const roundId = await openTestRound(player, 5_000, { outcomeSeed: 'booked' })
    const causeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'no error was thrown',
        (error: Error) => String(error.cause),
      )
    const change = (values: Partial<typeof gameRounds.$inferInsert>) =>
      causeOf(inTransaction(({ db }) => db.update(gameRounds).set(values).where(eq(gameRounds.id, roundId))))
    expect(await change({ outcomeSeed: 'chosen' })).toContain('is booked')
    expect(await change({ stake: 1 })).toContain('is booked')
    expect(await change({ bets: { red: 5_000 } })).toContain('is booked')
    await inTransaction((context) => settleRound(context, player.id, roundId, { win: 7_000 }))
    expect(await change({ win: 9_000 })).toContain('is booked')
    expect(await causeOf(inTransaction(({ db }) => db.delete(gameRounds).where(eq(gameRounds.id, roundId))))).toContain('is booked')
  })

  it('never overdraws with concurrent bets', async () => {
    const player = await newTestDepositor(20_000)
    const codes = await Promise.all(Array.from({ length: 12 }, () => errorCodeOf(playTestRound(player, 3_000, 0))))
    expect(codes.filter((code) => code === null)).toHaveLength(6)
    expect(codes.filter((code) => code === 'ERR_INSUFFICIENT_FUNDS')).toHaveLength(6)
    expect(await balancesOf(player)).toMatchObject({ Balance: 2_000 })
  })

  it('settles an open round during a pause, and only once', async () => {
    const player = await newTestDepositor(20_000)
    const roundId = await openTestRound(player, 5_000)
    await inTransaction(({ db, now }) =>
      db
        .update(players)
        .set({ pausedUntil: now + dayMs })
        .where(eq(players.id, player.id)),
    )
    await settleTestRound(player, roundId, 7_000)
    await settleTestRound(player, roundId, 9_000)
    expect(await balancesOf(player)).toMatchObject({ Balance: 22_000 })
    expect(await errorCodeOf(playTestRound(player, 100, 0))).toBe('ERR_PAUSED')
  })

  it('credits the jackpot contribution and pays out the jackpot win', async () => {
    const player = await newTestDepositor(20_000)
    const id = newId()
    await inTransaction((context) => fundJackpot(context, id, 1_000_000, 'seed'))
    await inTransaction((context) => fundJackpot(context, id, 1_000_000, 'seed'))
    const potOf = async () => (await inTransaction(readJackpots)).find((jackpot) => jackpot.id === id)?.amount
    await playTestRound(player, 1_000, 0, { jackpot: { id, contribution: 15 } })
    expect(await potOf()).toBe(1_000_015)
    await playTestRound(player, 1_000, 200, { jackpotWin: { id, amount: 1_000_015 } })
    expect(await potOf()).toBe(0)
    expect(await balancesOf(player)).toMatchObject({ Balance: 20_000 - 2_000 + 200 + 1_000_015 })
  })

  it('rejects a bet without session, limits or open account, and for a person in ROFUS', async () => {
    const player = await newTestPlayer()
    const other = await newTestPlayer()
    await depositByCard(player, 20_000)
    expect(await errorCodeOf(playTestRound({ ...player, sessionHash: other.sessionHash }, 100, 0))).toBe('ERR_UNAUTHENTICATED')
    const change = (values: Partial<typeof players.$inferInsert>) =>
      inTransaction(({ db }) => db.update(players).set(values).where(eq(players.id, player.id)))
    await change({ status: 'locked' })
    expect(await errorCodeOf(playTestRound(player, 100, 0))).toBe('ERR_ACCOUNT_LOCKED')
    await change({ status: 'closed' })
    expect(await errorCodeOf(playTestRound(player, 100, 0))).toBe('ERR_PAUSED')
    await change({ status: 'active' })
    const person = { pid: player.id, cprHash: player.id, firstName: 'Test', dateOfBirth: '1990-01-01', cprMatches: true, excluded: true }
    await inTransaction(({ db }) => db.insert(persons).values(person))
    expect(await errorCodeOf(playTestRound(player, 100, 0))).toBe('ERR_EXCLUDED')
    expect(await errorCodeOf(depositByCard(player, 20_000))).toBe('ERR_EXCLUDED')
  })

  it('extends a session by play beyond the idle timeout, but not beyond the absolute timeout', async () => {
    const player = await newTestDepositor(100_000)
    for (let hours = 0; hours < 23.5; hours += 0.4) {
      advanceClock(0.4 * hourMs)
      expect(await errorCodeOf(playTestRound(player, 100, 0))).toBeNull()
    }
    advanceClock(0.4 * hourMs)
    expect(await errorCodeOf(playTestRound(player, 100, 0))).toBe('ERR_UNAUTHENTICATED')
  })
})
