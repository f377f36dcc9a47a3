import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { withdrawals } from '../db/schema.ts'
import { placeBet, playRound, readBalances, rejectWithdrawal, reserveWithdrawal, settleRound, validateWithdrawal } from '../money/index.ts'
import { setUpPlatform, type TestPlatform } from './harness.ts'
import { createTestPlayer, depositForTest, type PlayerLimits, type TestPlayer } from './testPlayers.ts'

let platform: TestPlatform
/** Starts a platform for the tests of the calling file. */
export function startWalletPlatform(): void {
  platform = setUpPlatform({ modules: [] })
}

/** The platform of the tests. */
export const walletPlatform = () => platform.platform
/** Creates a player with limits (in øre, default: high ones) and a session, and no money. */
export const newTestPlayer = (limits?: PlayerLimits) => createTestPlayer(platform.platform, limits)
/** Advances the platform's clock, in ms. */
export const advanceClock = (ms: number) => platform.clock.advance(ms)
/** Runs work in a separate transaction. */
export const inTransaction = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)
/** A deposit by card, in øre. */
export const depositByCard = (player: TestPlayer, amount: number, bonusCode = '') =>
  inTransaction((context) => depositForTest(context, player.id, amount, bonusCode))
/** Creates a player who has deposited by card, in øre. */
export async function newTestDepositor(amount: number, bonusCode = ''): Promise<TestPlayer> {
  const player = await newTestPlayer()
  await depositByCard(player, amount, bonusCode)
  return player
}
export const testGame = { gameId: 'raevens-runer', gameName: 'Rævens Runer' }
/** A bet with immediate settlement, in øre. */
export const playTestRound = ({ id, sessionHash }: TestPlayer, stake: number, win: number, more: object = {}) =>
  inTransaction((context) => playRound(context, id, { sessionHash, roundId: newId(), ...testGame, stake, win, ...more }))
/** A bet that is not settled yet, in øre; resolves to its round id. */
export async function openTestRound({ id, sessionHash }: TestPlayer, stake: number, more: object = {}): Promise<string> {
  const roundId = newId()
  await inTransaction((context) => placeBet(context, id, { sessionHash, roundId, ...testGame, stake, ...more }))
  return roundId
}
/** Settles an open round with this win, in øre. */
export const settleTestRound = ({ id }: TestPlayer, roundId: string, win: number) =>
  inTransaction((context) => settleRound(context, id, roundId, { win }))
export const balancesOf = ({ id }: TestPlayer) => inTransaction((context) => readBalances(context, id))
/** The error code of a rejected promise; null when it resolves. */
export const errorCodeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof PlatformError ? error.code : error),
  )
/** A withdrawal in øre, without the step-up. */
export const withdraw = ({ id }: TestPlayer, amount: number) =>
  inTransaction(async (context) => {
    await validateWithdrawal(context, id, amount)
    return reserveWithdrawal(context, id, amount)
  })
const openWithdrawals = ({ db }: TransactionContext, player: TestPlayer | null) =>
  db
    .select()
    .from(withdrawals)
    .where(and(isNull(withdrawals.endedAt), player ? eq(withdrawals.playerId, player.id) : undefined))
    .orderBy(asc(withdrawals.requestedAt), asc(withdrawals.id))
/** Øre that the player's withdrawals under way reserve; of all players without one. */
export const reservedOf = (player: TestPlayer | null) =>
  inTransaction(async (context) => (await openWithdrawals(context, player)).reduce((sum, { amount }) => sum + amount, 0))
/** Rejects the player's oldest withdrawal under way; throws ERR_NOT_FOUND without one. */
export const rejectOldestWithdrawal = (player: TestPlayer) =>
  inTransaction(async (context) => {
    const [oldest] = await openWithdrawals(context, player)
    return rejectWithdrawal(context, oldest ?? { id: '', playerId: player.id })
  })
