import { assertOpenSession, gameRounds, roundSteps, type SteppedRound, type TransactionContext } from '@casino/platform/gamesPort'
import { eq, inArray } from 'drizzle-orm'
import { readFrameFunds } from '../frame/frameFunds.ts'
import type { FramePlayer } from '../frame/playerFrames.ts'
import type { RoundRandomness } from '../frame/roundRandomness.ts'
import type { PlayedRound } from '../frame/steppedGames.ts'
import type { LiveBet, LiveResult, LiveState } from './liveApi.ts'
import type { LiveBets } from './liveBets.ts'
import { sharedOutcome } from './liveOutcome.ts'
import { type LiveRound, listDrawnRounds, reachLiveRound } from './liveRounds.ts'
import { drawnStage, type LiveStage } from './liveSchedule.ts'
import type { LiveTable } from './liveTable.ts'

/** Results that a table shows. */
const shownResults = 20

/** A table at one time, of which each player sees a part. */
export interface TableView {
  round: LiveRound
  shared: Omit<LiveState, 'own' | 'others' | 'funds'>
  bets: readonly SteppedRound[]
}

/** Reads a table, and brings its round to the stage of the time. */
export async function readTable(context: TransactionContext, table: LiveTable, { newSeed, drawFrom }: RoundRandomness): Promise<TableView> {
  const { db, now } = context
  const { number, phase, endsAt } = table.at(now)
  const round = await reachLiveRound(context, table, number, newSeed)
  const rounds = await db.select().from(gameRounds).where(eq(gameRounds.liveRoundId, round.id)).orderBy(gameRounds.startedAt, gameRounds.id)
  const ids = rounds.map(({ id }) => id)
  const steps = ids.length && table.engine === 'blackjack' ? await db.select().from(roundSteps).where(inArray(roundSteps.roundId, ids)) : []
  const outcomeOf = ({ stage, seed }: LiveRound) => sharedOutcome(table.engine, stage as LiveStage, () => drawFrom(seed, null)) // a constraint keeps it from 0 to 2
  const results = (await listDrawnRounds(context, table.game.id, shownResults)).flatMap((drawn): LiveResult[] => {
    const outcome = outcomeOf(drawn)
    return outcome ? [{ number: drawn.number, outcome }] : []
  })
  return {
    round,
    shared: {
      now,
      number,
      phase,
      endsAt,
      commitment: round.commitment,
      seed: round.stage === drawnStage ? round.seed : null,
      outcome: outcomeOf(round),
      results,
    },
    bets: rounds.map((each) => ({
      round: each,
      steps: steps.filter(({ roundId }) => roundId === each.id).sort((a, b) => a.position - b.position),
    })),
  }
}

/** What a player sees of a table. Throws ERR_UNAUTHENTICATED once the session has ended, which watching alone does not keep open. */
export async function readOwnState(
  context: TransactionContext,
  { table, view, bets }: { table: LiveTable; view: TableView; bets: LiveBets },
  player: FramePlayer,
): Promise<LiveState> {
  await assertOpenSession(context, player.sessionHash, player.id)
  const own = view.bets.find(({ round }) => round.playerId === player.id)
  const others = view.bets.filter((bet) => bet !== own).map(({ round }) => round)
  return {
    ...view.shared,
    own: own ? toLiveBet(own, bets.play(table, view.round, own)) : null,
    others: { bets: sumBets(others), stakes: others.map(({ stake }) => stake) },
    funds: await readFrameFunds(context, player.id, table.game),
  }
}

const toLiveBet = ({ round, steps }: SteppedRound, played: PlayedRound | null): LiveBet => ({
  roundId: round.id,
  stake: round.stake,
  bets: round.bets,
  outcome: played?.outcome ?? null,
  open: round.settledAt === null && played && played.actions.length > 0 ? { position: steps.length, actions: played.actions } : null,
  win: round.win,
})

function sumBets(rounds: readonly { bets: Record<string, number> | null }[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { bets } of rounds) for (const [bet, amount] of Object.entries(bets ?? {})) sums[bet] = (sums[bet] ?? 0) + amount
  return sums
}
