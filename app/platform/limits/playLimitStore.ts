import type { FirstLimitPeriod } from '@casino/features/api/entities/limitPeriod'
import { type PlayLimitKind, playLimitKinds, playLimitPeriods } from '@casino/features/api/entities/playLimit'
import { danishDate } from '@casino/features/format/date'
import { eq } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { limitIncreaseDelayMs } from '../core/settings.ts'
import { playLimits } from '../db/schema.ts'
import type { EventPlayer } from '../players/playerEvents.ts'
import { changeLimit, effectiveLimit, type Limit, limitWindowMs, noLimit } from './model.ts'
import { playedOn } from './playTime.ts'
import { readPlayTime } from './playTimeStore.ts'
import { recordLimitChange } from './store.ts'
import { sumRounds } from './sumRounds.ts'

/** A limit on losses or stakes in øre, or on time in minutes. */
export interface EffectivePlayLimit extends Limit<number | null> {
  kind: PlayLimitKind
  period: FirstLimitPeriod
}

/** The player's effective limits of every kind and period, in display order. */
export async function readPlayLimits({ db, now }: TransactionContext, playerId: string): Promise<readonly EffectivePlayLimit[]> {
  const rows = await db.select().from(playLimits).where(eq(playLimits.playerId, playerId))
  return playLimitKinds.flatMap((kind) =>
    playLimitPeriods[kind].map((period) => {
      const row = rows.find((each) => each.kind === kind && each.period === period)
      const pending = row && row.pendingFrom !== null ? { value: row.pending, from: row.pendingFrom } : null
      const limit: Limit<number | null> = row ? { current: row.current, pending } : noLimit
      return { kind, period, ...effectiveLimit(limit, now) }
    }),
  )
}

/** Applies the player's request and records it; null removes the limit. The caller holds the player's lock. */
export async function changePlayLimit(
  context: TransactionContext,
  player: EventPlayer,
  { kind, period, value }: { kind: PlayLimitKind; period: FirstLimitPeriod; value: number | null },
): Promise<void> {
  const limit = (await readPlayLimits(context, player.id)).find((each) => each.kind === kind && each.period === period) ?? noLimit
  const { current, pending } = changeLimit<number | null>(limit, value, context.now, limitIncreaseDelayMs(context.settings))
  const values = { current, pending: pending?.value ?? null, pendingFrom: pending?.from ?? null }
  await context.db
    .insert(playLimits)
    .values({ playerId: player.id, kind, period, ...values })
    .onConflictDoUpdate({ target: [playLimits.playerId, playLimits.kind, playLimits.period], set: values })
  const changed = { before: { current: limit.current, pending: limit.pending }, after: { current, pending } }
  await recordLimitChange(context, player, { kind: 'play_limit', subject: `${kind} ${period}`, ...changed })
}

/**
 * What the player has used of a limit: øre that were staked, or staked and not won back, in rounds that began in the last 1, 7 or 30 days;
 * whole minutes of play on this day in Denmark. A net win is a loss of 0.
 */
export async function readUsed(
  context: TransactionContext,
  playerId: string,
  { kind, period }: Pick<EffectivePlayLimit, 'kind' | 'period'>,
): Promise<number> {
  const { now } = context
  if (kind === 'time') return Math.floor(playedOn(await readPlayTime(context, playerId), danishDate(now)) / minuteMs)
  const { staked, won } = await sumRounds(context, playerId, now - limitWindowMs[period] + 1)
  return kind === 'stake' ? staked : Math.max(0, staked - won)
}
