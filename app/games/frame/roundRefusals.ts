import { activityLog, type Platform } from '@casino/platform/gamesPort'
import { newId } from '@casino/shared/ids'
import type { PlatformError } from '@casino/shared/platformError'
import type { RoundRequest } from './frameApi.ts'
import type { FrameSession } from './frameSessions.ts'

/** Logs a refused attempt, and keeps a money attempt in the activity log; one within the gap reached no check and is only logged. */
export async function recordRoundRefusal(
  { log, transaction }: Pick<Platform, 'log' | 'transaction'>,
  { game, player }: Pick<FrameSession, 'game' | 'player'>,
  { roundId, stake }: Pick<RoundRequest, 'roundId' | 'stake'>,
  { code }: PlatformError,
): Promise<void> {
  const attempt = { code, gameId: game.id, roundId, stake }
  log.info({ ...attempt, mode: player ? 'money' : 'free' }, 'round refused')
  if (!player || code === 'ERR_SPIN_TOO_SOON') return
  try {
    await transaction(({ db, now }) =>
      db.insert(activityLog).values({ id: newId(), kind: 'round_refused', data: { ...attempt, playerId: player.id }, createdAt: now }),
    )
  } catch (err) {
    log.error({ err }, 'refused round not recorded') // the player still gets the reason of the refusal
  }
}
