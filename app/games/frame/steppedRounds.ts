import {
  enterSteppedPlay,
  findOpenRound,
  findSteppedRound,
  listAbandonedRounds,
  lockPlayer,
  type Platform,
  placeBet,
  recordStep,
  type SteppedRound,
  settleRound,
  type TransactionContext,
} from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { runEach } from '@casino/shared/runEach'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findGame } from '../catalogue/index.ts'
import type { RoundRequest, RoundResponse, StepRequest } from './frameApi.ts'
import { playMoneyFunds, readFrameFunds } from './frameFunds.ts'
import type { FrameSession } from './frameSessions.ts'
import type { FramePlayer } from './playerFrames.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { commitmentOf, proofOf } from './roundSeeds.ts'
import { findSteppedGame, judgeStep, type PlayedRound, replayRound, type StoredRound } from './steppedGames.ts'

type Bet = Omit<RoundRequest, 'frame'>
type Step = Omit<StepRequest, 'frame'>
/** Without what the caller knows of the frame. */
export type SteppedResponse = Omit<RoundResponse, 'waitMs' | 'nextCommitment'>
/** Rounds of several decisions: one open round per player and game, or per frame in free play. Amounts in øre. */
export class SteppedRounds {
  constructor(
    private readonly platform: Platform,
    private readonly randomness: RoundRandomness,
  ) {}

  /**
   * Begins a round on a seed that was committed to, with its stake booked; with another one open in this game it begins none and returns that one. Throws the errors of
   * `placeBet`.
   */
  begin(session: FrameSession, bet: Bet, seed: string): Promise<SteppedResponse> | SteppedResponse {
    const { player, game } = session
    return player ? this.#beginWithMoney(player, game, bet, seed) : this.#beginForFree(session, bet, seed)
  }

  /** The player's open round of a game, to be played on; null without one. */
  async findOpen(context: TransactionContext, player: FramePlayer, game: CatalogueGame): Promise<SteppedResponse | null> {
    if (!findSteppedGame(game)) return null
    const open = await findOpenRound(context, player.id, game.id)
    return open && this.#respond(context, game, open)
  }

  /**
   * Makes a decision in a round. A repeated decision, or one on an older state, returns the round unchanged. Throws ERR_NOT_FOUND without
   * such a round, ERR_VALIDATION for a decision that it does not offer, and the errors of a stake for one that adds to it.
   */
  step(session: FrameSession, step: Step): Promise<SteppedResponse> | SteppedResponse {
    const { player, game } = session
    return player ? this.#stepWithMoney(player, game, step) : this.#stepForFree(session, step)
  }

  /** Ends the rounds that were begun before this time (UTC ms), by the decisions of the house. Failures as in `runEach`. */
  async settleAbandoned(before: number): Promise<void> {
    const rounds = await this.platform.transaction((context) => listAbandonedRounds(context, before))
    await runEach(rounds, 'abandoned rounds were not settled', async ({ id, playerId, gameId }) => {
      const game = findGame(gameId)
      if (!game) throw new Error(`no game ${gameId}`)
      await this.platform.transaction((context) => this.#finish(context, playerId, id, game))
    })
  }

  #beginWithMoney(player: FramePlayer, game: CatalogueGame, { roundId, stake, clientSeed }: Bet, seed: string): Promise<SteppedResponse> {
    return this.platform.transaction(async (context) => {
      await enterSteppedPlay(context, player)
      const known = await findSteppedRound(context, player.id, roundId)
      if (known) {
        if (known.round.gameId !== game.id || toStored(known).stake !== stake)
          throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
        return this.#respond(context, game, known)
      }
      const open = await findOpenRound(context, player.id, game.id)
      if (open) return { ...(await this.#respond(context, game, open)), overtaken: true }
      const round = await placeBet(context, player.id, {
        sessionHash: player.sessionHash,
        roundId,
        gameId: game.id,
        gameName: game.name,
        stake,
        outcomeSeed: seed,
        commitment: commitmentOf(seed),
        clientSeed,
      })
      return this.#respond(context, game, await this.#settleIfDecided(context, game, { round, steps: [] }))
    })
  }

  #stepWithMoney(player: FramePlayer, game: CatalogueGame, step: Step): Promise<SteppedResponse> {
    return this.platform.transaction(async (context) => {
      await enterSteppedPlay(context, player)
      const found = await findSteppedRound(context, player.id, step.roundId)
      if (found?.round.gameId !== game.id) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
      const verdict = judgeStep(toStored(found), this.#replay(game, found), step)
      if (verdict.type !== 'accepted') return { ...(await this.#respond(context, game, found)), overtaken: verdict.type === 'overtaken' }
      const made = await this.#record(context, game, found, { id: step.stepId, action: step.action, raise: verdict.raise })
      return this.#respond(context, game, made)
    })
  }

  async #finish(context: TransactionContext, playerId: string, roundId: string, game: CatalogueGame): Promise<void> {
    await lockPlayer(context, playerId)
    let found = await findSteppedRound(context, playerId, roundId)
    const rules = findSteppedGame(game)
    while (found && rules && found.round.settledAt === null)
      found = await this.#record(context, game, found, {
        id: `house:${found.steps.length}`,
        action: rules.finish(this.#replay(game, found)),
        raise: 0,
      })
  }

  /** Stores a decision and settles the round if it was the last one. Throws ERR_VALIDATION for a decision that the rules do not know. */
  async #record(
    context: TransactionContext,
    game: CatalogueGame,
    found: SteppedRound,
    step: { id: string; action: string; raise: number },
  ): Promise<SteppedRound> {
    const stored = toStored(found)
    this.#tryReplay(game, { ...stored, decisions: [...stored.decisions, step] })
    return this.#settleIfDecided(context, game, await recordStep(context, found, step))
  }

  async #settleIfDecided(context: TransactionContext, game: CatalogueGame, found: SteppedRound): Promise<SteppedRound> {
    const { win } = this.#replay(game, found)
    if (win === null) return found
    await settleRound(context, found.round.playerId, found.round.id, { win })
    return { ...found, round: { ...found.round, win, settledAt: context.now } }
  }

  #beginForFree(session: FrameSession, { roundId, stake, clientSeed }: Bet, seed: string): SteppedResponse {
    const { openRound, lastRound } = session
    if (lastRound?.roundId === roundId) return this.#respondForFree(session, lastRound)
    if (openRound) return { ...this.#respondForFree(session, openRound), overtaken: true }
    if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    session.freeBalance -= stake
    return this.#keepForFree(session, { roundId, stake, seed, commitment: commitmentOf(seed), clientSeed, decisions: [] })
  }

  #stepForFree(session: FrameSession, { roundId, stepId, position, action }: Step): SteppedResponse {
    const stored = session.openRound ?? session.lastRound
    if (stored?.roundId !== roundId) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
    const verdict = judgeStep(stored, this.#tryReplay(session.game, stored), { stepId, position, action })
    if (verdict.type !== 'accepted') return { ...this.#respondForFree(session, stored), overtaken: verdict.type === 'overtaken' }
    const next = { ...stored, decisions: [...stored.decisions, { id: stepId, action }] }
    this.#tryReplay(session.game, next)
    if (verdict.raise > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    session.freeBalance -= verdict.raise
    return this.#keepForFree(session, next)
  }

  #keepForFree(session: FrameSession, stored: StoredRound): SteppedResponse {
    const { win } = this.#tryReplay(session.game, stored)
    session.openRound = win === null ? stored : null
    session.lastRound = stored
    session.freeBalance += win ?? 0
    return this.#respondForFree(session, stored)
  }

  #respondForFree(session: FrameSession, stored: StoredRound): SteppedResponse {
    return toResponse(stored, this.#tryReplay(session.game, stored), playMoneyFunds(session))
  }

  async #respond(context: TransactionContext, game: CatalogueGame, found: SteppedRound): Promise<SteppedResponse> {
    return toResponse(toStored(found), this.#replay(game, found), await readFrameFunds(context, found.round.playerId, game))
  }

  #replay(game: CatalogueGame, found: SteppedRound): PlayedRound {
    return this.#tryReplay(game, toStored(found))
  }

  #tryReplay(game: CatalogueGame, stored: StoredRound): PlayedRound {
    try {
      return replayRound(game, stored, (seed, clientSeed) => this.randomness.drawFrom(seed, clientSeed))
    } catch (error) {
      if (error instanceof RangeError) throw new PlatformError('ERR_VALIDATION', { message: error.message })
      throw error
    }
  }
}

/** The stake of a round is its first one and what the decisions have added. */
function toStored({ round, steps }: SteppedRound): StoredRound {
  if (round.outcomeSeed === null) throw new PlatformError('ERR_VALIDATION', { message: 'the round was not played in a frame' })
  return {
    roundId: round.id,
    stake: steps.reduce((left, { raise }) => left - raise, round.stake),
    seed: round.outcomeSeed,
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    decisions: steps,
  }
}

const toResponse = (stored: StoredRound, played: PlayedRound, funds: RoundResponse['funds']): SteppedResponse => ({
  roundId: stored.roundId,
  stake: played.stake,
  win: played.win ?? 0,
  jackpotWin: 0,
  outcome: played.outcome,
  funds,
  open: played.win === null ? { position: stored.decisions.length, actions: played.actions } : null,
  overtaken: false,
  proof: proofOf(stored, { settled: played.win !== null }),
})
