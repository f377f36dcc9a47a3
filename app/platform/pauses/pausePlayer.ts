import { eq } from 'drizzle-orm'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { activePauseEnd, lockPlayer } from '../players/eligibility.ts'
import { type EventPlayer, recordPlayerEvent } from '../players/playerEvents.ts'

const pauseDurationMs = { '24h': dayMs, '30d': 30 * dayMs } as const

/** Starts a pause and returns its end, UTC ms. An active pause is never shortened by a shorter one. */
export async function pausePlayer(context: TransactionContext, player: EventPlayer, pause: keyof typeof pauseDurationMs): Promise<number> {
  const row = await lockPlayer(context, player.id)
  const { pausedUntil } = row
  const until = Math.max(pausedUntil ?? 0, context.now + pauseDurationMs[pause])
  await context.db.update(players).set({ pausedUntil: until }).where(eq(players.id, player.id))
  const before = { value: activePauseEnd(row, context.now) }
  if (before.value !== until) await recordPlayerEvent(context, player, { kind: 'pause', subject: pause, before, after: { value: until } })
  return until
}
