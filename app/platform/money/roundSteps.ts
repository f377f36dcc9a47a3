import { PlatformError } from '@casino/shared/platformError'
import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, roundSteps } from '../db/schema.ts'
import { bonusAccount, cashAccount, houseAccounts, postTransaction } from '../ledger/ledger.ts'
import { assertEligibleToPlay } from '../limits/assertEligibleToPlay.ts'
import { assertWithinPlayLimits } from '../limits/playLimitCheck.ts'
import { recordPlay } from '../limits/playTimeStore.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { assertActiveSession } from '../players/sessionStore.ts'
import { findActiveBonus } from './playerBonus.ts'
import { chargeFunds, type GameRound } from './rounds.ts'

type RoundStep = typeof roundSteps.$inferSelect

/** A round with the decisions that were made in it. */
export interface SteppedRound {
  round: GameRound
  /** In their order. */
  steps: readonly RoundStep[]
}

interface StepPlayer {
  id: string
  sessionHash: string
}

/**
 * Locks the player for a round of several decisions, and counts the time as play. A pause or a limit refuses no decision of an open round.
 * Throws ERR_UNAUTHENTICATED.
 */
export async function enterSteppedPlay(context: TransactionContext, player: StepPlayer): Promise<void> {
  await assertActiveSession(context, player.sessionHash, player.id)
  await recordPlay(context, player, 'playing')
}

/** The player's round with this id; null if there is none. Throws ERR_FORBIDDEN for a round of another player. */
export async function findSteppedRound(context: TransactionContext, playerId: string, roundId: string): Promise<SteppedRound | null> {
  const [round] = await context.db.select().from(gameRounds).where(eq(gameRounds.id, roundId))
  if (!round) return null
  if (round.playerId !== playerId) throw new PlatformError('ERR_FORBIDDEN', { message: 'the round belongs to another player' })
  return { round, steps: await readSteps(context, roundId) }
}

/** The player's open round of a game, which a frame drew; null if there is none. */
export async function findOpenRound(context: TransactionContext, playerId: string, gameId: string): Promise<SteppedRound | null> {
  const [round] = await context.db
    .select()
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, playerId),
        eq(gameRounds.gameId, gameId),
        isNull(gameRounds.settledAt),
        isNotNull(gameRounds.outcomeSeed),
      ),
    )
    .orderBy(desc(gameRounds.startedAt))
    .limit(1)
  return round ? { round, steps: await readSteps(context, round.id) } : null
}

/** Open rounds that a frame drew before this time (UTC ms), oldest first. All of them: some that can never be settled must not hold up the others. */
export const listAbandonedRounds = ({ db }: Pick<TransactionContext, 'db'>, before: number) =>
  db
    .select({ id: gameRounds.id, playerId: gameRounds.playerId, gameId: gameRounds.gameId })
    .from(gameRounds)
    .where(and(isNull(gameRounds.settledAt), isNotNull(gameRounds.outcomeSeed), lt(gameRounds.startedAt, before)))
    .orderBy(asc(gameRounds.startedAt))

/**
 * Records a decision in an open round, and debits what it adds to the stake, which is checked like a new stake: throws the errors of `placeBet`.
 * A raise is charged to the bonus of the round, or to cash alone when that has ended. The caller holds the player's lock.
 */
export async function recordStep(
  context: TransactionContext,
  { round, steps }: SteppedRound,
  { id, action, raise }: { id: string; action: string; raise: number },
): Promise<SteppedRound> {
  const raised = raise > 0 ? await raiseStake(context, round, { reference: `${round.id}:${steps.length}`, raise }) : round
  const [step] = await context.db
    .insert(roundSteps)
    .values({ id, roundId: round.id, position: steps.length, action, raise, createdAt: context.now })
    .returning()
  if (!step) throw new Error('the new step was not returned')
  return { round: raised, steps: [...steps, step] }
}

async function raiseStake(
  context: TransactionContext,
  round: GameRound,
  { reference, raise }: { reference: string; raise: number },
): Promise<GameRound> {
  const { playerId } = round
  await assertEligibleToPlay(context, await lockPlayer(context, playerId))
  await assertWithinPlayLimits(context, playerId, raise)
  const active = await findActiveBonus(context, playerId)
  const bonus = active?.id === round.playerBonusId ? active : null
  const split = await chargeFunds(context, playerId, bonus, { stake: raise, cashOnly: bonus === null })
  await postTransaction(context, {
    type: 'bet',
    playerId,
    reference,
    postings: [
      { account: cashAccount(playerId), amount: -split.cash },
      { account: bonusAccount(playerId), amount: -split.bonus },
      { account: houseAccounts.games, amount: raise },
    ],
  })
  const raised = { stake: round.stake + raise, stakeCash: round.stakeCash + split.cash, stakeBonus: round.stakeBonus + split.bonus }
  await context.db.update(gameRounds).set(raised).where(eq(gameRounds.id, round.id))
  return { ...round, ...raised }
}

const readSteps = ({ db }: TransactionContext, roundId: string): Promise<RoundStep[]> =>
  db.select().from(roundSteps).where(eq(roundSteps.roundId, roundId)).orderBy(asc(roundSteps.position))
