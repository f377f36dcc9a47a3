import { eq } from 'drizzle-orm'
import { rounds } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { Context } from '../platform.ts'
import { assertSession } from '../sessions/store.ts'
import { type Balances, readBalances } from './balances.ts'
import { activeBonus, bonusStatus, completeBonus, countStake, type PlayerBonus, requireWagering, spendSpin } from './bonus.ts'
import { bonusAccount, book, cashAccount, type Entry, houseAccounts, jackpotAccount, readMoney } from './ledger.ts'
import { assertMayPlay, lockPlayer } from './player.ts'
import { type Split, splitStake, splitWin } from './split.ts'

export interface BetRequest {
  /** `SessionPlayer.session`: the session that plays. */
  readonly session: string
  /** Chosen by the game; betting twice under one id is one bet. */
  readonly roundId: string
  readonly gameId: string
  /** As the player reads it in the history. */
  readonly gameName: string
  /** Øre, above zero. */
  readonly stake: number
  /** The stake is a free spin of the running bonus; `stake` is then the spin's value. */
  readonly freeSpin?: boolean
  /** Part of the stake that goes into a jackpot. */
  readonly jackpot?: { readonly id: string; readonly contribution: number }
}

export interface Outcome {
  /** Øre, without the jackpot. */
  readonly win: number
  /** Part of a jackpot that the round wins besides. */
  readonly jackpotWin?: { readonly id: string; readonly amount: number }
}

export type PlayRoundRequest = BetRequest & Outcome

export interface RoundResult {
  readonly roundId: string
  readonly stake: number
  /** Everything won, jackpot included; null while the round is open. */
  readonly win: number | null
  readonly balances: Balances
}

type RoundRow = typeof rounds.$inferSelect

/**
 * Takes a stake. Throws ERR_UNAUTHENTICATED, ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING, ERR_MAX_BET,
 * ERR_INSUFFICIENT_FUNDS; ERR_VALIDATION for a free spin that is not there.
 */
export async function bet(context: Context, playerId: string, request: BetRequest): Promise<RoundResult> {
  await assertSession(context, request.session, playerId)
  return resultOf(context, await openRound(context, playerId, request))
}

/** Ends a round and pays its win. A round that began is always settled, whatever pause started since. Settling twice pays once. */
export async function settle(context: Context, playerId: string, roundId: string, outcome: Outcome): Promise<RoundResult> {
  await lockPlayer(context, playerId)
  const [round] = await context.db.select().from(rounds).where(eq(rounds.id, roundId))
  if (round?.playerId !== playerId) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
  return resultOf(context, await closeRound(context, round, outcome))
}

/** Bet and settlement of an instant game in one step. Repeating a `roundId` answers the first outcome and moves nothing. */
export async function playRound(context: Context, playerId: string, request: PlayRoundRequest): Promise<RoundResult> {
  await assertSession(context, request.session, playerId)
  return resultOf(context, await closeRound(context, await openRound(context, playerId, request), request))
}

async function openRound(context: Context, playerId: string, request: BetRequest): Promise<RoundRow> {
  const { db, now } = context
  const player = await lockPlayer(context, playerId)
  const [known] = await db.select().from(rounds).where(eq(rounds.id, request.roundId))
  if (known) {
    if (known.playerId !== playerId) throw new PlatformError('ERR_FORBIDDEN', { message: 'the round is another player’s' })
    return known
  }
  if (!Number.isSafeInteger(request.stake) || request.stake < 1)
    throw new PlatformError('ERR_VALIDATION', { message: 'stake must be whole øre above 0' })
  await assertMayPlay(context, player)
  const bonus = await activeBonus(context, playerId)
  const stake = request.freeSpin ? await takeSpin(context, bonus, request) : await takeMoney(context, playerId, bonus, request)
  const { id: pot, contribution } = request.jackpot ?? { id: '', contribution: 0 }
  if (contribution < 0 || contribution > request.stake)
    throw new PlatformError('ERR_VALIDATION', { message: 'jackpot part outside the stake' })
  const entries: Entry[] = [
    { account: cashAccount(playerId), amount: -stake.cash },
    { account: bonusAccount(playerId), amount: -stake.bonus },
    { account: houseAccounts.bonusCost, amount: request.freeSpin ? -request.stake : 0 },
    { account: houseAccounts.games, amount: request.stake - contribution },
    { account: jackpotAccount(pot), amount: contribution },
  ]
  await book(context, { type: 'bet', playerId, reference: request.roundId, entries })
  const [round] = await db
    .insert(rounds)
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
      startedAt: now,
    })
    .returning()
  if (!round) throw new Error('the new round was not returned')
  return round
}

async function takeSpin(context: Context, bonus: PlayerBonus | null, request: BetRequest): Promise<Split> {
  if (!bonus?.spinsLeft || bonus.spinValue !== request.stake)
    throw new PlatformError('ERR_VALIDATION', { message: 'no free spin of this value' })
  await spendSpin(context, bonus)
  return { cash: 0, bonus: 0 }
}

async function takeMoney(context: Context, playerId: string, bonus: PlayerBonus | null, { stake }: BetRequest): Promise<Split> {
  if (bonus && stake > bonus.maxBet) throw new PlatformError('ERR_MAX_BET', { data: { maxBet: bonus.maxBet } })
  const split = splitStake(stake, await readMoney(context, playerId))
  if (!split) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
  if (bonus) await countStake(context, bonus, stake)
  return split
}

async function closeRound(context: Context, round: RoundRow, outcome: Outcome): Promise<RoundRow> {
  if (round.settledAt !== null) return round
  const { playerId } = round
  const jackpot = outcome.jackpotWin?.amount ?? 0
  const win = outcome.win + jackpot
  if (![outcome.win, jackpot].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new Error('a win is whole øre, at least 0')
  if (win > 0) {
    const split = await shareWin(context, round, win)
    const entries: Entry[] = [
      { account: cashAccount(playerId), amount: split.cash },
      { account: bonusAccount(playerId), amount: split.bonus },
      { account: houseAccounts.bonusCost, amount: win - split.cash - split.bonus },
      { account: houseAccounts.games, amount: -outcome.win },
      { account: jackpotAccount(outcome.jackpotWin?.id ?? ''), amount: -jackpot },
    ]
    await book(context, { type: 'win', playerId, reference: round.id, entries })
  }
  const settled = { win, settledAt: context.now }
  await context.db.update(rounds).set(settled).where(eq(rounds.id, round.id))
  if (round.playerBonusId !== null) await completeBonus(context, playerId)
  return { ...round, ...settled }
}

/** Who gets a win: in the proportion of the stake; of a free spin all to bonus money. See `bonusStatus` for a bonus that ended meanwhile. */
async function shareWin(context: Context, round: RoundRow, win: number): Promise<Split> {
  const split = round.freeSpin ? { cash: 0, bonus: win } : splitWin(win, { cash: round.stakeCash, bonus: round.stakeBonus })
  if (split.bonus === 0 || round.playerBonusId === null) return split
  const running = await activeBonus(context, round.playerId)
  if (running?.id === round.playerBonusId) {
    if (round.freeSpin) await requireWagering(context, running, win)
    return split
  }
  const completed = (await bonusStatus(context, round.playerBonusId)) === 'completed'
  return { cash: split.cash + (completed ? split.bonus : 0), bonus: 0 }
}

const resultOf = async (context: Context, round: RoundRow): Promise<RoundResult> => ({
  roundId: round.id,
  stake: round.stake,
  win: round.win,
  balances: await readBalances(context, round.playerId),
})
