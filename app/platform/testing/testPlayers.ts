import { randomUUID } from 'node:crypto'
import { type FirstLimitPeriod, firstLimitPeriods } from '@casino/features/api/entities/limitPeriod'
import { hashToken } from '@casino/shared/ids'
import { dayMs } from '../core/clock.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { depositLimits } from '../db/schema.ts'
import { postDeposit } from '../money/index.ts'
import { createDeposit, updateDeposit } from '../payments/deposits.ts'
import { insertPlayer } from '../players/account.ts'
import { openSession } from '../players/sessionStore.ts'

/** A player for one test only, so that no reset is needed. */
export interface TestPlayer {
  id: string
  userId: string
  sessionId: string
  /** `SessionPlayer.sessionHash` */
  sessionHash: string
}

export type PlayerLimits = Readonly<Record<FirstLimitPeriod, number>>
const highLimits: PlayerLimits = { day: 1_000_000_000, week: 1_000_000_000, month: 1_000_000_000 }

/** A new player without money. Limits in øre. */
export const createTestPlayer = (platform: Pick<Platform, 'transaction'>, limits: PlayerLimits = highLimits): Promise<TestPlayer> =>
  platform.transaction((context) => insertTestPlayer(context, limits))

/** A player with 1,250 kr, deposited 40 days ago, and limits of 2,000, 5,000 and 10,000 kr. */
export const createTestDepositor = (platform: Platform): Promise<TestPlayer> =>
  platform.transaction(async (context) => {
    const player = await insertTestPlayer(context, { day: 200_000, week: 500_000, month: 1_000_000 })
    await depositForTest({ ...context, now: context.now - 40 * dayMs }, player.id, 125_000)
    return player
  })

/** A captured payment by card, in øre, as the audit of the ledger expects one. Returns the bonus of the code. Throws like `validateDeposit`. */
export async function depositForTest(context: TransactionContext, playerId: string, amount: number, bonusCode = '') {
  const row = await createDeposit(context, { playerId, method: 'card', amount, bonusCode, returnUrl: () => '' })
  const means = { method: 'card', methodName: 'VISA', message: '' }
  const bonus = await postDeposit(context, playerId, { depositLogId: row.id, amount, bonusCode, ...means })
  await updateDeposit(context, row, { state: 'captured', playerBonusId: bonus?.id ?? null })
  return bonus
}

async function insertTestPlayer(context: TransactionContext, limits: PlayerLimits): Promise<TestPlayer> {
  const id = randomUUID()
  await insertPlayer(context, {
    id,
    pid: id,
    cprHash: id,
    firstName: 'Test',
    lastName: 'Person',
    dateOfBirth: '1990-01-01',
    email: `${id}@eksempel.dk`,
    mobileCc: '45',
    mobileNo: '20000000',
    emailNotify: false,
    smsNotify: false,
    registration: {},
  })
  await context.db.insert(depositLimits).values(firstLimitPeriods.map((period) => ({ playerId: id, period, current: limits[period] })))
  const sessionId = await createTestSession(context, id)
  return { id, userId: id, sessionId, sessionHash: hashToken(sessionId) }
}

/** Starts another session of a player and returns its id. */
export const createTestSession = (context: TransactionContext, playerId: string): Promise<string> =>
  openSession(context, playerId, { siteOrigin: 'http://127.0.0.1:4310' })
