import { transactionsCalls } from '@casino/features/transactions/calls'
import { type BoundCall, bindHandlers, findSteppedRound, type SteppedRound } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { roundCheckPath } from './frame/roundRecord.ts'
import { findLiveRound, type LiveRound } from './live/liveRounds.ts'

/** Handler of the call that shows a player one round, with the page that checks it. */
export const roundCall = (platformUrl: string): BoundCall[] =>
  bindHandlers(
    'transactions',
    { round: transactionsCalls.round },
    {
      round: async ({ body, player, ...context }) => {
        const found = await findSteppedRound(context, player.id, body.roundId).catch((error: unknown) => {
          // Never reveals whether another player has such a round.
          if (error instanceof PlatformError && error.code === 'ERR_FORBIDDEN') return null
          throw error
        })
        if (!found) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
        const { startedAt: time, gameName: game, stake, win, settledAt } = found.round
        const path = checkPathOf(found, await findLiveRound(context, found.round.liveRoundId))
        return {
          round: {
            time,
            game,
            stake,
            gain: win ?? 0,
            status: settledAt === null ? ('initiated' as const) : ('implemented' as const),
            checkable: path !== null,
          },
          checkUrl: path && new URL(path, platformUrl).href,
        }
      },
    },
  )

/** `shared`: the round of a live table that the bet was on. Null until the round is settled, which reveals its seed, and for older rounds without a commitment. */
function checkPathOf({ round, steps }: SteppedRound, shared: LiveRound | null): string | null {
  const { settledAt, clientSeed, bets, freeSpin, gameId } = round
  const { commitment, seed } = shared ?? { commitment: round.commitment, seed: round.outcomeSeed }
  if (settledAt === null || commitment === null || seed === null) return null
  return roundCheckPath(gameId, {
    stake: steps.reduce((left, { raise }) => left - raise, round.stake),
    bets,
    freeSpin,
    decisions: steps.map(({ action }) => action),
    commitment,
    clientSeed,
    seed,
    win: round.win ?? 0,
  })
}
