import { secondMs } from '../../clock.ts'
import { activityLog } from '../../db/schema.ts'
import { PlatformError } from '../../errors.ts'
import type { SessionPlayer } from '../../handlers.ts'
import { newId, newToken } from '../../ids.ts'
import { getActiveBonus } from '../../money/playerBonus.ts'
import type { Platform, TransactionContext } from '../../platform.ts'
import { type Balances, fundJackpot, lockJackpot, placeBet, readBalances, settleRound } from '../../wallet.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { assertStake, drawRound, jackpotContribution } from './drawOutcome.ts'
import type { FrameFunds, OpenFrameResponse, RoundRequest, RoundResponse } from './frameApi.ts'
import { type FrameSession, type FrameSessions, initialPlayMoney } from './frameSessions.ts'

type Bet = Omit<RoundRequest, 'frame'>

/** The randomness of rounds, replaceable in tests. */
export interface RoundRandomness {
  /** A new random value for each round. */
  newSeed(): string
  /** Random numbers of a round, the same from the same seed. */
  drawFrom(seed: string): Draw
}

/** 256 random bits for each round. */
export const secureRandomness: RoundRandomness = { newSeed: newToken, drawFrom: seededDraw }

/** Opens game frames and plays their rounds. Amounts in øre. */
export class GameRounds {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: FrameSessions,
    private readonly randomness: RoundRandomness,
  ) {}

  /**
   * Exchanges a launch token for a frame. `address`: IP address of the visitor. Throws ERR_UNAUTHENTICATED if the token is unknown, used or
   * expired.
   */
  async open(token: string, gameId: string, address: string): Promise<OpenFrameResponse> {
    const opened = this.sessions.open(token, gameId, address)
    if (!opened) throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the launch token is unknown, used or expired' })
    const { id, session } = opened
    return {
      frame: id,
      mode: session.player ? 'money' : 'free',
      funds: await this.#funds(session),
      waitMs: this.#remainingGapMs(session),
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
   * not offer, ERR_UNAUTHENTICATED for an ended login session, or with `frameClosed` for an unknown or expired frame. Every refusal has `waitMs`, the time until the next attempt.
   */
  async play({ frame, ...bet }: RoundRequest): Promise<RoundResponse> {
    const session = this.#session(frame)
    const { game, player, attempts } = session
    try {
      return await attempts.playOnce({ ...bet, gameId: game.id }, { gapMs: this.#gapMs, now: this.platform.clock.now() }, async () => {
        assertStake(game, bet)
        return player ? await this.#playWithMoney(player, game, bet) : this.#playForFree(session, bet)
      })
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      await this.#recordRefusal(session, bet, error)
      const { details } = error
      throw new PlatformError(error.code, { ...details, data: { ...details.data, waitMs: this.#remainingGapMs(session) } })
    }
  }

  get #gapMs(): number {
    return this.platform.settings.spinGapSeconds * secondMs
  }

  #remainingGapMs({ attempts }: FrameSession): number {
    return attempts.remainingGapMs(this.#gapMs, this.platform.clock.now())
  }

  #session(frame: string): FrameSession {
    const session = this.sessions.find(frame)
    if (!session)
      throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the frame session is unknown or expired', data: { frameClosed: true } })
    return session
  }

  #playForFree(session: FrameSession, { stake, roundId, freeSpin, bets }: Bet): RoundResponse {
    if (freeSpin) throw new PlatformError('ERR_VALIDATION', { message: 'free play has no free spins' })
    if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    session.freeBalance -= stake
    // The jackpot is for money only.
    const { outcome, win } = drawRound(
      { ...session.game, jackpot: null },
      { stake, bets: bets ?? null, freeSpin },
      this.randomness.drawFrom(this.randomness.newSeed()),
    )
    session.freeBalance += win
    return { roundId, stake, win, jackpotWin: 0, outcome, funds: playMoneyFunds(session), waitMs: this.#gapMs }
  }

  /**
   * The wallet checks everything and books the stake with a new random seed before anything is drawn: a refused attempt tells nothing, and the
   * round id decides nothing. Stake, seed and win commit together.
   */
  #playWithMoney(player: SessionPlayer, game: CatalogueGame, bet: Bet): Promise<RoundResponse> {
    return this.platform.transaction(async (context) => {
      const { stake, roundId, freeSpin, bets } = bet
      const { jackpot } = game
      const round = await placeBet(context, player.id, {
        sessionHash: player.sessionHash,
        roundId,
        gameId: game.id,
        gameName: game.name,
        stake,
        freeSpin,
        bets,
        outcomeSeed: this.randomness.newSeed(),
        ...(jackpot && !freeSpin && { jackpot: { id: jackpot.id, contribution: jackpotContribution(stake) } }),
      })
      if (round.outcomeSeed === null) throw new PlatformError('ERR_VALIDATION', { message: 'the round was not played in a frame' })
      const { outcome, win, winsJackpot } = drawRound(game, round, this.randomness.drawFrom(round.outcomeSeed))
      const amount = round.settledAt === null && jackpot && winsJackpot ? await lockJackpot(context, jackpot.id) : 0
      const jackpotWin = jackpot && amount > 0 && { id: jackpot.id, amount }
      const settled = await settleRound(context, player.id, roundId, { win, ...(jackpotWin && { jackpotWin }) })
      if (jackpot && amount > 0) await fundJackpot(context, jackpot.id, jackpot.seed, roundId)
      const paid = settled.win ?? 0
      return {
        roundId,
        stake,
        win: paid,
        jackpotWin: paid - win,
        outcome,
        funds: await readFrameFunds(context, player.id, settled.balances, game),
        waitMs: this.#gapMs,
      }
    })
  }

  async #funds({ player, game, ...session }: FrameSession): Promise<FrameFunds> {
    if (!player) return playMoneyFunds(session)
    return this.platform.transaction(async (context) => readFrameFunds(context, player.id, await readBalances(context, player.id), game))
  }

  /** Logs a refused attempt, and keeps a money attempt in the activity log; one within the gap reached no check and is only logged. */
  async #recordRefusal({ game, player }: FrameSession, { roundId, stake }: Bet, { code }: PlatformError): Promise<void> {
    const { log } = this.platform
    const attempt = { code, gameId: game.id, roundId, stake }
    log.info({ ...attempt, mode: player ? 'money' : 'free' }, 'round refused')
    if (!player || code === 'ERR_SPIN_TOO_SOON') return
    try {
      await this.platform.transaction(({ db, now }) =>
        db.insert(activityLog).values({ id: newId(), kind: 'round_refused', data: { ...attempt, playerId: player.id }, createdAt: now }),
      )
    } catch (err) {
      log.error({ err }, 'refused round not recorded') // the player still gets the reason of the refusal
    }
  }
}

const playMoneyFunds = ({ freeBalance }: Pick<FrameSession, 'freeBalance'>): FrameFunds => ({
  balance: freeBalance,
  bonus: 0,
  freeSpins: 0,
  freeSpinValue: 0,
})

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
