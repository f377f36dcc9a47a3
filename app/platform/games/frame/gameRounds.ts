import { secondMs } from '../../clock.ts'
import { PlatformError } from '../../errors.ts'
import { getActiveBonus } from '../../money/playerBonus.ts'
import type { Platform, TransactionContext } from '../../platform.ts'
import { type Balances, fundJackpot, playRound, readBalances, readJackpots } from '../../wallet.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findGame } from '../catalogue/index.ts'
import { type Draw, keyedDraw } from '../engines/keyedDraw.ts'
import { assertStake, drawOutcome } from './drawOutcome.ts'
import type { FrameFunds, OpenFrameResponse, RoundRequest, RoundResponse } from './frameApi.ts'
import { type FrameSession, type FrameSessions, initialPlayMoney } from './frameSessions.ts'

/** 1/100 of a stake is contributed to the jackpot. On average the jackpot is won once per 100 × its seed in stakes. */
const jackpotContributionDivisor = 100
const smallestStake = 20

/** Opens game frames and plays their rounds. Amounts in øre. */
export class GameRounds {
  readonly #key: string
  constructor(
    private readonly platform: Platform,
    private readonly sessions: FrameSessions,
  ) {
    this.#key = platform.keys.keyedHash('games:rounds')
  }

  /** Exchanges a launch token for a frame. Throws ERR_UNAUTHENTICATED if it is unknown, used or expired. */
  async open(token: string, gameId: string): Promise<OpenFrameResponse> {
    const now = this.platform.clock.now()
    const opened = this.sessions.open(token, gameId, now)
    if (!opened) throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the launch token is unknown, used or expired' })
    const { id, session } = opened
    const funds = await this.platform.transaction((context) => this.#funds(context, session))
    return {
      frame: id,
      mode: session.player ? 'money' : 'free',
      funds,
      waitMs: this.sessions.remainingGapMs(session, this.#gapMs, now),
    }
  }

  /** Resets the play money of a free-play frame. Throws ERR_FORBIDDEN for a money frame. */
  async refill(frame: string): Promise<FrameFunds> {
    const session = this.#session(frame)
    if (session.player) throw new PlatformError('ERR_FORBIDDEN', { message: 'only play money can be refilled' })
    session.freeBalance = initialPlayMoney
    return playMoneyFunds(session)
  }

  /**
   * Plays a round. Throws the errors of the wallet, ERR_SPIN_TOO_SOON within the gap, ERR_VALIDATION for a stake that the game does
   * not offer, ERR_UNAUTHENTICATED for an unknown or expired frame.
   */
  async play(request: RoundRequest): Promise<RoundResponse> {
    const session = this.#session(request.frame)
    const game = findGame(session.gameId)
    if (!game) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such game' })
    assertStake(game, request)
    return this.sessions.playOnce(session, request.roundId, { gapMs: this.#gapMs, now: this.platform.clock.now() }, () =>
      session.player ? this.#playWithMoney(session, game, request) : Promise.resolve(this.#playForFree(session, game, request)),
    )
  }

  get #gapMs(): number {
    return this.platform.settings.spinGapSeconds * secondMs
  }

  #session(frame: string): FrameSession {
    const session = this.sessions.find(frame, this.platform.clock.now())
    if (!session) throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the frame session is unknown or expired' })
    return session
  }

  #draw(owner: string, game: CatalogueGame, roundId: string): Draw {
    return keyedDraw(this.#key, `${owner}\0${game.id}\0${roundId}`)
  }

  #playForFree(session: FrameSession, game: CatalogueGame, request: RoundRequest): RoundResponse {
    const { stake, roundId } = request
    if (request.freeSpin) throw new PlatformError('ERR_VALIDATION', { message: 'free play has no free spins' })
    if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    const { outcome, win } = drawOutcome(game, request, this.#draw(request.frame, game, roundId))
    session.freeBalance += win - stake
    return { roundId, stake, win, jackpotWin: 0, outcome, funds: playMoneyFunds(session), waitMs: this.#gapMs }
  }

  #playWithMoney(session: FrameSession, game: CatalogueGame, request: RoundRequest): Promise<RoundResponse> {
    return this.platform.transaction(async (context) => {
      const { player } = session
      if (!player) throw new Error('a money round requires a player')
      const { stake, roundId, freeSpin } = request
      const draw = this.#draw(player.id, game, roundId)
      const { outcome, win } = drawOutcome(game, request, draw)
      const jackpot = freeSpin ? null : await drawJackpot(context, game, stake, draw)
      const settled = await playRound(context, player.id, {
        sessionHash: player.sessionHash,
        roundId,
        gameId: game.id,
        gameName: game.name,
        stake,
        freeSpin,
        ...(jackpot && { jackpot: { id: jackpot.id, contribution: Math.floor(stake / jackpotContributionDivisor) } }),
        win,
        ...(jackpot?.amount && { jackpotWin: { id: jackpot.id, amount: jackpot.amount } }),
      })
      // The round id was already settled with other bets, so this outcome is not the paid one. No money was moved by this request.
      const paid = settled.win ?? 0
      if (settled.stake !== stake || paid < win)
        throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another round' })
      const jackpotWin = paid - win
      if (jackpot?.amount && jackpotWin === jackpot.amount) await fundJackpot(context, jackpot.id, jackpot.seed, roundId)
      return {
        roundId,
        stake,
        win: paid,
        jackpotWin,
        outcome,
        funds: await readFrameFunds(context, player.id, settled.balances, game),
        waitMs: this.#gapMs,
      }
    })
  }

  async #funds(context: TransactionContext, session: FrameSession): Promise<FrameFunds> {
    const game = findGame(session.gameId)
    if (!session.player || !game) return playMoneyFunds(session)
    return readFrameFunds(context, session.player.id, await readBalances(context, session.player.id), game)
  }
}

const playMoneyFunds = ({ freeBalance }: FrameSession): FrameFunds => ({ balance: freeBalance, bonus: 0, freeSpins: 0, freeSpinValue: 0 })

async function readFrameFunds(context: TransactionContext, playerId: string, balances: Balances, game: CatalogueGame): Promise<FrameFunds> {
  const bonus = game.kind === 'slot' ? await getActiveBonus(context, playerId) : null
  const usable = bonus && game.stakes.includes(bonus.spinValue) ? bonus : null
  return {
    balance: balances.TotalBalance,
    bonus: balances.BonusBalance,
    freeSpins: usable?.spinsLeft ?? 0,
    freeSpinValue: usable?.spinValue ?? 0,
  }
}

/** Draws whether the jackpot is won, with a probability proportional to the stake. `amount` is 0 if not. Null without a jackpot. */
async function drawJackpot(context: TransactionContext, game: CatalogueGame, stake: number, draw: Draw) {
  if (!game.jackpot) return null
  const { id, seed } = game.jackpot
  const falls = draw(Math.ceil((seed * jackpotContributionDivisor) / smallestStake)) < stake / smallestStake
  const amount = falls ? ((await readJackpots(context)).find((jackpot) => jackpot.id === id)?.amount ?? 0) : 0
  return { id, seed, amount }
}
