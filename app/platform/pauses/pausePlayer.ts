import { eq } from 'drizzle-orm'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { lockPlayer } from '../players/eligibility.ts'

const pauseDurationMs = { '24h': dayMs, '30d': 30 * dayMs } as const

/** Starts a pause and returns its end, UTC ms. An active pause is never shortened by a shorter one. */
export async function pausePlayer(context: TransactionContext, playerId: string, pause: keyof typeof pauseDurationMs): Promise<number> {
  const { pausedUntil } = await lockPlayer(context, playerId)
  const until = Math.max(pausedUntil ?? 0, context.now + pauseDurationMs[pause])
  await context.db.update(players).set({ pausedUntil: until }).where(eq(players.id, playerId))
  return until
}
