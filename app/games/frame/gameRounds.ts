import { secondMs } from '@casino/features/format/duration'
import { assertActiveSession, fundJackpot, lockJackpot, type Platform, placeBet, settleRound } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { assertStake, drawRound, jackpotContribution } from './drawOutcome.ts'
import type { FrameFunds, OpenFrameResponse, PlayedResponse, RoundRequest, RoundResponse, StepRequest } from './frameApi.ts'
import { frameClosedError } from './frameClosedError.ts'
import { playMoneyFunds, readFrameFunds } from './frameFunds.ts'
import { type FrameSession, type FrameSessions, initialPlayMoney } from './frameSessions.ts'
import type { FramePlayer } from './playerFrames.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { recordRoundRefusal } from './roundRefusals.ts'
import { commitmentOf, type FrameSeeds, proofOf, RoundSeeds } from './roundSeeds.ts'
import { findSteppedGame } from './steppedGames.ts'
import { type SteppedResponse, SteppedRounds } from './steppedRounds.ts'
import { StoredSeeds } from './storedSeeds.ts'

type Bet = Omit<RoundRequest, 'frame'>

/** Opens game frames and plays their rounds. Amounts in øre. */
export class GameRounds {
  readonly stepped: SteppedRounds

  constructor(
    private readonly platform: Platform,
    private readonly sessions: FrameSessions,
    private readonly randomness: RoundRandomness,
  ) {
    this.stepped = new SteppedRounds(platform, randomness)
  }

  /**
   * Exchanges a launch token for a frame. `address`: IP address of the visitor. Throws ERR_UNAUTHENTICATED if the token is unknown, used or
   * expired.
   */
  async open(token: string, gameId: string, address: string): Promise<OpenFrameResponse> {
    const opened = await this.sessions.open(token, gameId, address)
    if (!opened) throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the launch token is unknown, used or expired' })
    const { id, session } = opened
    const nextCommitment = await this.#seeds(session).commitment
    const { funds, round } = await this.#readState(session)
    return {
      frame: id,
      mode: session.player ? 'money' : 'free',
      funds,
      round: round && { ...round, waitMs: 0, nextCommitment },
      waitMs: await session.attempts.gap.remainingMs(),
      nextCommitment,
    }
  }

  /** Resets the play money of a free-play frame. Throws ERR_FORBIDDEN for a money frame. */
  async refill(frame: string): Promise<FrameFunds> {
    const session = await this.#session(frame)
    if (session.player) throw new PlatformError('ERR_FORBIDDEN', { message: 'only play money can be refilled' })
    session.freeBalance = initialPlayMoney
    return playMoneyFunds(session)
  }

  /** The funds of a frame as they are now. Throws ERR_UNAUTHENTICATED like `play`. */
  async readFunds(frame: string): Promise<FrameFunds> {
    const session = await this.#session(frame)
    const { player, game } = session
    if (!player) return playMoneyFunds(session)
    return this.platform.transaction(async (context) => {
      await assertActiveSession(context, player.sessionHash, player.id)
      return readFrameFunds(context, player.id, game)
    })
  }

  /**
   * Plays a round. Throws the errors of the wallet, ERR_SPIN_TOO_SOON within the gap, ERR_VALIDATION for a stake that the game does
   * not offer or another commitment than the one shown, ERR_UNAUTHENTICATED for an ended login session, or with `frameClosed` for an unknown or expired frame. Every refusal has `waitMs`, the time until the next attempt, and `nextCommitment`.
   */
  async play({ frame, ...bet }: RoundRequest): Promise<RoundResponse> {
    const session = await this.#session(frame)
    const { game, player, attempts } = session
    // its rounds are the shared ones
    if (game.kind === 'live') throw new PlatformError('ERR_VALIDATION', { message: 'a live table has no rounds of one player' })
    const { roundId } = bet
    const isStepped = findSteppedGame(game) !== undefined
    let begun = false
    try {
      const response = await attempts.playOnce({ ...bet, gameId: game.id }, async () => {
        assertStake(game, bet)
        begun = true
        return this.#seeds(session).drawFor(bet, (seed) => {
          if (isStepped) return this.#begin(session, bet, seed)
          return player ? this.#playWithMoney(player, game, bet, seed) : this.#playForFree(session, bet, seed)
        })
      })
      // Decisions may have followed since the first request with this id.
      const current =
        isStepped && !begun ? await this.#seeds(session).drawFor({ roundId }, (seed) => this.#begin(session, bet, seed)) : response
      return { ...current, nextCommitment: await this.#seeds(session).commitment }
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      await recordRoundRefusal(this.platform, session, bet, error)
      const { details } = error
      throw new PlatformError(error.code, {
        ...details,
        data: { ...details.data, waitMs: await session.attempts.gap.remainingMs(), nextCommitment: await this.#seeds(session).commitment },
      })
    }
  }

  /**
   * Makes a decision in a round: see `SteppedRounds.step`. Throws ERR_UNAUTHENTICATED like `play`. No gap is kept between the decisions of a
   * round.
   */
  async step({ frame, ...step }: StepRequest): Promise<RoundResponse> {
    const session = await this.#session(frame)
    try {
      const response = await this.stepped.step(session, step)
      return { ...response, waitMs: await session.attempts.gap.remainingMs(), nextCommitment: await this.#seeds(session).commitment }
    } catch (error) {
      if (error instanceof PlatformError) await recordRoundRefusal(this.platform, session, { roundId: step.roundId, stake: 0 }, error)
      throw error
    }
  }

  async #begin(session: FrameSession, bet: Bet, seed: string): Promise<PlayedResponse> {
    return { ...(await this.stepped.begin(session, bet, seed)), waitMs: await session.attempts.gap.remainingMs() }
  }

  #seeds(session: FrameSession): FrameSeeds {
    if (session.player) return new StoredSeeds(this.platform, session.tokenHash, () => this.randomness.newSeed())
    session.seeds ??= new RoundSeeds(() => this.randomness.newSeed())
    return session.seeds
  }

  get #gapMs(): number {
    return this.platform.settings.spinGapSeconds * secondMs
  }

  async #session(frame: string): Promise<FrameSession> {
    const session = await this.sessions.find(frame)
    if (!session) throw frameClosedError()
    return session
  }

  #playForFree(session: FrameSession, { stake, roundId, freeSpin, bets, clientSeed }: Bet, seed: string): PlayedResponse {
    if (freeSpin) throw new PlatformError('ERR_VALIDATION', { message: 'free play has no free spins' })
    if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    session.freeBalance -= stake
    // The jackpot is for money only.
    const { outcome, win } = drawRound(
      { ...session.game, jackpot: null },
      { stake, bets: bets ?? null, freeSpin },
      this.randomness.drawFrom(seed, clientSeed),
    )
    session.freeBalance += win
    return {
      roundId,
      stake,
      win,
      jackpotWin: 0,
      outcome,
      funds: playMoneyFunds(session),
      waitMs: this.#gapMs,
      open: null,
      overtaken: false,
      proof: proofOf({ seed, commitment: commitmentOf(seed), clientSeed }, { settled: true }),
    }
  }

  /**
   * The wallet checks everything and books the stake with the seed that was committed to before anything is drawn: a refused attempt tells nothing, and the
   * round id decides nothing. Stake, seed and win commit together.
   */
  #playWithMoney(player: FramePlayer, game: CatalogueGame, bet: Bet, seed: string): Promise<PlayedResponse> {
    return this.platform.transaction(async (context) => {
      const { stake, roundId, freeSpin, bets, clientSeed } = bet
      const { jackpot } = game
      const round = await placeBet(context, player.id, {
        sessionHash: player.sessionHash,
        roundId,
        gameId: game.id,
        gameName: game.name,
        stake,
        freeSpin,
        bets,
        outcomeSeed: seed,
        commitment: commitmentOf(seed),
        clientSeed,
        ...(jackpot && !freeSpin && { jackpot: { id: jackpot.id, contribution: jackpotContribution(stake) } }),
      })
      if (round.outcomeSeed === null) throw new PlatformError('ERR_VALIDATION', { message: 'the round was not played in a frame' })
      const { outcome, win, winsJackpot } = drawRound(game, round, this.randomness.drawFrom(round.outcomeSeed, round.clientSeed))
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
        funds: await readFrameFunds(context, player.id, game, settled.balances),
        waitMs: this.#gapMs,
        open: null,
        overtaken: false,
        proof: proofOf({ ...round, seed: round.outcomeSeed }, { settled: true }),
      }
    })
  }

  async #readState({ player, game, ...session }: FrameSession): Promise<{ funds: FrameFunds; round: SteppedResponse | null }> {
    if (!player) return { funds: playMoneyFunds(session), round: null }
    return this.platform.transaction(async (context) => ({
      funds: await readFrameFunds(context, player.id, game),
      round: await this.stepped.findOpen(context, player, game),
    }))
  }
}
