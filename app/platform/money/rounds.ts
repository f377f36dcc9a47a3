import { isDeepStrictEqual } from 'node:util'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds } from '../db/schema.ts'
import { type Funds, splitStake, splitWin } from '../ledger/fundsSplit.ts'
import { bonusAccount, cashAccount, houseAccounts, jackpotAccount, type Posting, postTransaction, readFunds } from '../ledger/ledger.ts'
import { assertEligibleToPlay } from '../limits/assertEligibleToPlay.ts'
import { assertWithinPlayLimits } from '../limits/playLimitCheck.ts'
import { recordPlay } from '../limits/playTimeStore.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { assertActiveSession } from '../players/sessionStore.ts'
import { type Balances, readBalances } from './balances.ts'
import {
  completeBonusIfDone,
  consumeFreeSpin,
  findActiveBonus,
  type PlayerBonus,
  readBonusStatus,
  readOpenStakes,
  recordWagering,
} from './playerBonus.ts'
import { withdrawAll } from './withdrawal.ts'

/** A bet, which opens a round. */
export interface BetRequest {
  /** `SessionPlayer.sessionHash` */
  sessionHash: string
  /** Idempotency key, chosen by the game frame. Repeating it does not bet again. It has no other effect. */
  roundId: string
  gameId: string
  /** Shown in the player's history. */
  gameName: string
  /** Øre, above zero. */
  stake: number
  /** Øre of the stake that count towards a wagering requirement; absent: all. Bets that cannot win together count once. */
  wageredStake?: number
  /** The stake is a free spin of the active bonus; `stake` must equal the spin's value. */
  freeSpin?: boolean
  /** Part of the stake that is credited to a jackpot, in øre. */
  jackpot?: { id: string; contribution: number }
  /** Tables with bets: amounts in øre by bet. */
  bets?: Readonly<Record<string, number>> | undefined
  /** Random value that the outcome is drawn from, stored with the stake. */
  outcomeSeed?: string
  /** SHA-256 of the seed, which the player was shown before the bet, and what the player's browser contributed; absent without a commitment. */
  commitment?: string
  clientSeed?: string
  /** The shared round of a live table, which the bet is on. */
  liveRoundId?: string
}

/** The win of a round. */
export interface RoundSettlement {
  /** Øre, without the jackpot. */
  win: number
  /** Jackpot amount won in addition, in øre. */
  jackpotWin?: { id: string; amount: number }
}

export type PlayRoundRequest = BetRequest & RoundSettlement

/** State of a round and the balances after it. */
export interface RoundResult {
  roundId: string
  stake: number
  /** Total win including the jackpot, in øre; null while the round is open. */
  win: number | null
  balances: Balances
}

export type GameRound = typeof gameRounds.$inferSelect

/**
 * Opens a round and debits its stake; returns the stored round, also when the id is repeated. Throws ERR_UNAUTHENTICATED,
 * ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING, ERR_PLAY_LIMIT, ERR_MAX_BET, ERR_INSUFFICIENT_FUNDS; ERR_FORBIDDEN
 * for a round of another player; ERR_VALIDATION for an invalid stake, an unavailable free spin, or an id that belongs to another bet.
 */
export async function placeBet(context: TransactionContext, playerId: string, request: BetRequest): Promise<GameRound> {
  await assertActiveSession(context, request.sessionHash, playerId)
  await recordPlay(context, { id: playerId, sessionHash: request.sessionHash }, 'playing')
  return openRound(context, playerId, request)
}

/** Settles a round and credits its win. An open round is settled even during a pause; the win of a closed account is paid out. Idempotent. */
export async function settleRound(
  context: TransactionContext,
  playerId: string,
  roundId: string,
  outcome: RoundSettlement,
): Promise<RoundResult> {
  const player = await lockPlayer(context, playerId)
  const [round] = await context.db.select().from(gameRounds).where(eq(gameRounds.id, roundId))
  if (round?.playerId !== playerId) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
  const settled = await closeRound(context, round, outcome)
  if (player.status === 'closed') await withdrawAll(context, playerId)
  return toRoundResult(context, settled)
}

/** Bet and settlement of an instant game in one step. Repeating a `roundId` returns the first result without further postings. */
export async function playRound(context: TransactionContext, playerId: string, request: PlayRoundRequest): Promise<RoundResult> {
  await assertActiveSession(context, request.sessionHash, playerId)
  await recordPlay(context, { id: playerId, sessionHash: request.sessionHash }, 'playing')
  return toRoundResult(context, await closeRound(context, await openRound(context, playerId, request), request))
}

async function openRound(context: TransactionContext, playerId: string, request: BetRequest): Promise<GameRound> {
  const { db, now } = context
  const player = await lockPlayer(context, playerId)
  const [existingRound] = await db.select().from(gameRounds).where(eq(gameRounds.id, request.roundId))
  if (existingRound) {
    assertSameBet(existingRound, playerId, request)
    return existingRound
  }
  if (!Number.isSafeInteger(request.stake) || request.stake < 1)
    throw new PlatformError('ERR_VALIDATION', { message: 'stake must be whole øre above 0' })
  await assertEligibleToPlay(context, player)
  await assertWithinPlayLimits(context, playerId, request.freeSpin ? 0 : request.stake)
  const bonus = await findActiveBonus(context, playerId)
  const stake = request.freeSpin ? await chargeFreeSpin(context, bonus, request) : await chargeFunds(context, playerId, bonus, request)
  const { id: pot, contribution } = request.jackpot ?? { id: '', contribution: 0 }
  if (contribution < 0 || contribution > request.stake)
    throw new PlatformError('ERR_VALIDATION', { message: 'jackpot contribution exceeds the stake' })
  const betPostings: Posting[] = [
    { account: cashAccount(playerId), amount: -stake.cash },
    { account: bonusAccount(playerId), amount: -stake.bonus },
    { account: houseAccounts.bonusCost, amount: request.freeSpin ? -request.stake : 0 },
    { account: houseAccounts.games, amount: request.stake - contribution },
    { account: jackpotAccount(pot), amount: contribution },
  ]
  await postTransaction(context, { type: 'bet', playerId, reference: request.roundId, postings: betPostings })
  const [round] = await db
    .insert(gameRounds)
    .values({
      id: request.roundId,
      playerId,
      gameId: request.gameId,
      gameName: request.gameName,
      stake: request.stake,
      stakeCash: stake.cash,
      stakeBonus: stake.bonus,
      freeSpin: request.freeSpin ?? false,
      playerBonusId: bonus?.id ?? null,
      bets: request.bets ?? null,
      outcomeSeed: request.outcomeSeed ?? null,
      commitment: request.commitment ?? null,
      clientSeed: request.clientSeed ?? null,
      liveRoundId: request.liveRoundId ?? null,
      startedAt: now,
    })
    .returning()
  if (!round) throw new Error('the new round was not returned')
  return round
}

function assertSameBet(round: GameRound, playerId: string, request: BetRequest): void {
  if (round.playerId !== playerId) throw new PlatformError('ERR_FORBIDDEN', { message: 'the round belongs to another player' })
  const { gameId, stake, freeSpin = false, bets = null, liveRoundId = null } = request
  const storedBet = { gameId: round.gameId, stake: round.stake, freeSpin: round.freeSpin, bets: round.bets, liveRoundId: round.liveRoundId }
  if (!isDeepStrictEqual(storedBet, { gameId, stake, freeSpin, bets, liveRoundId }))
    throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
}

async function chargeFreeSpin(context: TransactionContext, bonus: PlayerBonus | null, request: BetRequest): Promise<Funds> {
  if (!bonus?.spinsLeft || bonus.spinValue !== request.stake)
    throw new PlatformError('ERR_VALIDATION', { message: 'no free spin of this value' })
  await consumeFreeSpin(context, bonus)
  return { cash: 0, bonus: 0 }
}

/**
 * Debits a stake (øre): cash first, then bonus money, and counts it as wagered. Throws ERR_INSUFFICIENT_FUNDS, and ERR_MAX_BET where all open
 * stakes together are above the greatest one of the bonus.
 */
export async function chargeFunds(
  context: TransactionContext,
  playerId: string,
  bonus: PlayerBonus | null,
  { stake, wageredStake = stake, cashOnly = false }: { stake: number; wageredStake?: number; cashOnly?: boolean },
): Promise<Funds> {
  if (bonus && (await readOpenStakes(context, bonus)) + stake > bonus.maxBet)
    throw new PlatformError('ERR_MAX_BET', { data: { maxBet: bonus.maxBet } })
  const funds = await readFunds(context, playerId)
  const split = splitStake(stake, cashOnly ? { ...funds, bonus: 0 } : funds)
  if (!split) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
  if (bonus) await recordWagering(context, bonus, bonus.countsEveryStake ? stake : wageredStake)
  return split
}

async function closeRound(context: TransactionContext, round: GameRound, outcome: RoundSettlement): Promise<GameRound> {
  if (round.settledAt !== null) return round
  const { playerId } = round
  const jackpot = outcome.jackpotWin?.amount ?? 0
  const win = outcome.win + jackpot
  if (![outcome.win, jackpot].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new Error('a win is whole øre, at least 0')
  if (win > 0) {
    const split = await allocateWin(context, round, win)
    const winPostings: Posting[] = [
      { account: cashAccount(playerId), amount: split.cash },
      { account: bonusAccount(playerId), amount: split.bonus },
      { account: houseAccounts.bonusCost, amount: win - split.cash - split.bonus },
      { account: houseAccounts.games, amount: -outcome.win },
      { account: jackpotAccount(outcome.jackpotWin?.id ?? ''), amount: -jackpot },
    ]
    await postTransaction(context, { type: 'win', playerId, reference: round.id, postings: winPostings })
  }
  const settled = { win, settledAt: context.now }
  await context.db.update(gameRounds).set(settled).where(eq(gameRounds.id, round.id))
  if (round.playerBonusId !== null) await completeBonusIfDone(context, playerId)
  return { ...round, ...settled }
}

/** Splits a win in proportion to the stake; a free spin wins bonus money only. See `readBonusStatus` for a bonus that has ended. */
async function allocateWin(context: TransactionContext, round: GameRound, win: number): Promise<Funds> {
  const split = round.freeSpin ? { cash: 0, bonus: win } : splitWin(win, { cash: round.stakeCash, bonus: round.stakeBonus })
  if (split.bonus === 0 || round.playerBonusId === null) return split
  const activeBonus = await findActiveBonus(context, round.playerId)
  if (activeBonus?.id === round.playerBonusId) return split
  const completed = (await readBonusStatus(context, round.playerBonusId)) === 'completed'
  return { cash: split.cash + (completed ? split.bonus : 0), bonus: 0 }
}

const toRoundResult = async (context: TransactionContext, round: GameRound): Promise<RoundResult> => ({
  roundId: round.id,
  stake: round.stake,
  win: round.win,
  balances: await readBalances(context, round.playerId),
})
