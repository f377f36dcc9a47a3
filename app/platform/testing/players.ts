import { randomUUID } from 'node:crypto'
import { depositLimits } from '../db/schema.ts'
import { hashToken } from '../ids.ts'
import type { Context, Platform } from '../platform.ts'
import { insertPlayer } from '../registration/account.ts'
import { openSession } from '../sessions/store.ts'

export interface TestPlayer {
  readonly id: string
  readonly session: string
}

/** A new player with limits far away and a session that outlives the test, so that a test of money needs no reset. */
export const newPlayer = (platform: Platform): Promise<TestPlayer> =>
  platform.transaction(async (context) => {
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
    const current = 1_000_000_000
    await context.db.insert(depositLimits).values((['day', 'week', 'month'] as const).map((period) => ({ playerId: id, period, current })))
    return { id, session: await newSession(context, id) }
  })

export const newSession = async (context: Context, playerId: string): Promise<string> =>
  hashToken(await openSession(context, playerId, 'http://127.0.0.1:4310'))
