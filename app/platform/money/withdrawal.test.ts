import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '../core/clock.ts'
import { players, withdrawals } from '../db/schema.ts'
import type { TestPlayer } from '../testing/testPlayers.ts'
import {
  advanceClock,
  balancesOf,
  inTransaction,
  newTestDepositor,
  rejectOldestWithdrawal,
  reservedOf,
  startWalletPlatform,
  withdraw,
} from '../testing/walletTestKit.ts'
import { listPlayersWithDueWithdrawals, processWithdrawals } from './index.ts'

startWalletPlatform()

const setStatus = ({ id }: TestPlayer, status: 'active' | 'locked' | 'closed') =>
  inTransaction(({ db }) => db.update(players).set({ status }).where(eq(players.id, id)))
const process = ({ id }: TestPlayer) => inTransaction((context) => processWithdrawals(context, id))
const statesOf = ({ id }: TestPlayer) =>
  inTransaction(async ({ db }) =>
    (await db.select().from(withdrawals).where(eq(withdrawals.playerId, id))).map(({ state, endedAt }) => [state, endedAt !== null]),
  )
const isListed = async ({ id }: TestPlayer) => (await inTransaction(listPlayersWithDueWithdrawals)).includes(id)

describe('a withdrawal under way', () => {
  let player: TestPlayer
  beforeEach(async () => {
    player = await newTestDepositor(50_000)
    await withdraw(player, 40_000)
  })

  it('waits while the account is locked, and continues afterwards', async () => {
    advanceClock(hourMs)
    await process(player)
    expect(await statesOf(player)).toEqual([['checked', false]])
    await setStatus(player, 'locked')
    advanceClock(10 * hourMs)
    await process(player)
    expect(await statesOf(player)).toEqual([['checked', false]])
    expect([await reservedOf(player), (await balancesOf(player)).Balance]).toEqual([40_000, 10_000])
    await setStatus(player, 'active')
    await process(player)
    expect(await statesOf(player)).toEqual([['sent', true]])
  })

  it('is not checked while the account is locked, and can be rejected', async () => {
    await setStatus(player, 'locked')
    advanceClock(10 * hourMs)
    await process(player)
    expect(await statesOf(player)).toEqual([['received', false]])
    await rejectOldestWithdrawal(player)
    expect((await balancesOf(player)).Balance).toBe(50_000)
  })

  it('of a locked account is due for no run until the account is unlocked', async () => {
    advanceClock(10 * hourMs)
    expect(await isListed(player)).toBe(true)
    await setStatus(player, 'locked')
    expect(await isListed(player)).toBe(false)
    await setStatus(player, 'active')
    expect(await isListed(player)).toBe(true)
  })

  it('of a closed account is sent', async () => {
    await setStatus(player, 'closed')
    advanceClock(10 * hourMs)
    expect(await isListed(player)).toBe(true)
    await process(player)
    expect(await statesOf(player)).toEqual([['sent', true]])
  })
})
