import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs, minuteMs } from '../core/clock.ts'
import { deposits, providerPayments } from '../db/schema.ts'
import { countReads } from '../testing/countReads.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'
import { findPaymentsToSweep } from './sweep.ts'

const platform = setUpPlatform({ modules: [] })

type State = (typeof deposits.$inferInsert)['state']

/** Payments of one player, `endedAgo` (ms) ended, and answered at the provider then. */
async function addPayments(ids: readonly string[], state: State, providerState: 'created' | 'captured', endedAgo: number | null) {
  const { id: playerId } = await createTestPlayer(platform.platform)
  await platform.platform.transaction(async ({ db, now }) => {
    const endedAt = endedAgo === null ? null : now - endedAgo
    const payment = { playerId, method: 'mobilepay', amount: 10_000, state, bonusCode: '', returnUrl: '' } as const
    const expiresAt = now + minuteMs
    await db.insert(deposits).values(ids.map((id) => ({ ...payment, id, createdAt: now, expiresAt, endedAt })))
    await db
      .insert(providerPayments)
      .values(ids.map((depositLogId) => ({ id: depositLogId, depositLogId, state: providerState, expiresAt, answeredAt: endedAt })))
  })
}

it('asks about open payments, and about those that were taken after their end, and reads no other ones', async () => {
  await addPayments(['open'], 'created', 'created', null)
  await addPayments(['taken'], 'expired', 'captured', dayMs)
  await addPayments(
    Array.from({ length: 500 }, (_, number) => `credited-${number}`),
    'captured',
    'captured',
    30 * dayMs,
  )
  await addPayments(
    Array.from({ length: 500 }, (_, number) => `declined-${number}`),
    'declined',
    'created',
    30 * dayMs,
  )
  await platform.platform.transaction(({ db }) => db.execute(sql`analyze deposits, provider_payments`))
  const read = await platform.platform.transaction((context) =>
    countReads(context, ['deposits', 'provider_payments'], async () =>
      expect((await findPaymentsToSweep(context)).toSorted()).toEqual(['open', 'taken']),
    ),
  )
  expect(read).toBeLessThan(10)
})
