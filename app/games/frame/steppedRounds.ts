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
import type { FrameBet, FrameStep } from './frameApi.ts'
import { readFrameFunds } from './frameFunds.ts'
import type { FrameSession } from './frameSessions.ts'
import { createFreeSteppedRounds } from './freeSteppedRounds.ts'
import type { FramePlayer } from './playerFrames.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { commitmentOf } from './roundSeeds.ts'
import { findSteppedGame, judgeStep, type PlayedRound, type StoredRound } from './steppedGames.ts'
import { playStored, type SteppedResponse, toSteppedResponse } from './steppedResponse.ts'

/** Rounds of several decisions: one open round per player and game, or per frame in free play. Amounts in øre. */
export interface SteppedRounds {
  /**
   * Begins a round on a seed that was committed to, with its stake booked. Where a round of this game is open, returns that one instead.
   * Throws the errors of `placeBet`.
   */
  begin(session: FrameSession, bet: FrameBet, seed: string): Promise<SteppedResponse> | SteppedResponse
  /** The player's open round of a game, to be played on; null without one. */
  findOpen(context: TransactionContext, player: FramePlayer, game: CatalogueGame): Promise<SteppedResponse | null>
  /**
   * Makes a decision in a round. A repeated decision, or one on an older state, returns the round unchanged. Throws ERR_NOT_FOUND without
   * such a round, ERR_VALIDATION for a decision that it does not offer, and the errors of a stake for one that adds to it.
   */
  step(session: FrameSession, step: FrameStep): Promise<SteppedResponse> | SteppedResponse
  /** Ends the rounds that were begun before this time (UTC ms), by the decisions of the house. Failures as in `runEach`. */
  settleAbandoned(before: number): Promise<void>
}

export function createSteppedRounds(platform: Platform, randomness: RoundRandomness): SteppedRounds {
  const free = createFreeSteppedRounds(randomness)

  const replay = (game: CatalogueGame, found: SteppedRound): PlayedRound => playStored(game, toStored(found), randomness)

  const respond = async (context: TransactionContext, game: CatalogueGame, found: SteppedRound): Promise<SteppedResponse> =>
    toSteppedResponse(toStored(found), replay(game, found), await readFrameFunds(context, found.round.playerId, game))

  async function settleIfDecided(context: TransactionContext, game: CatalogueGame, found: SteppedRound): Promise<SteppedRound> {
    const { win } = replay(game, found)
    if (win === null) return found
    await settleRound(context, found.round.playerId, found.round.id, { win })
    return { ...found, round: { ...found.round, win, settledAt: context.now } }
  }

  /** Stores a decision and settles the round if it was the last one. Throws ERR_VALIDATION for a decision that the rules do not know. */
  async function record(
    context: TransactionContext,
    game: CatalogueGame,
    found: SteppedRound,
    step: { id: string; action: string; raise: number },
  ): Promise<SteppedRound> {
    const stored = toStored(found)
    playStored(game, { ...stored, decisions: [...stored.decisions, step] }, randomness)
    return settleIfDecided(context, game, await recordStep(context, found, step))
  }

  function beginWithMoney(player: FramePlayer, game: CatalogueGame, bet: FrameBet, seed: string): Promise<SteppedResponse> {
    const { roundId, stake, clientSeed } = bet
    return platform.transaction(async (context) => {
      await enterSteppedPlay(context, player)
      const known = await findSteppedRound(context, player.id, roundId)
      if (known) {
        if (known.round.gameId !== game.id || toStored(known).stake !== stake)
          throw new PlatformError('ERR_VALIDATION', { message: 'the round id belongs to another bet' })
        return respond(context, game, known)
      }
      const open = await findOpenRound(context, player.id, game.id)
      if (open) return { ...(await respond(context, game, open)), overtaken: true }
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
      return respond(context, game, await settleIfDecided(context, game, { round, steps: [] }))
    })
  }

  function stepWithMoney(player: FramePlayer, game: CatalogueGame, step: FrameStep): Promise<SteppedResponse> {
    return platform.transaction(async (context) => {
      await enterSteppedPlay(context, player)
      const found = await findSteppedRound(context, player.id, step.roundId)
      if (found?.round.gameId !== game.id) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
      const verdict = judgeStep(toStored(found), replay(game, found), step)
      if (verdict.type !== 'accepted') return { ...(await respond(context, game, found)), overtaken: verdict.type === 'overtaken' }
      const made = await record(context, game, found, { id: step.stepId, action: step.action, raise: verdict.raise })
      return respond(context, game, made)
    })
  }

  async function finish(context: TransactionContext, playerId: string, roundId: string, game: CatalogueGame): Promise<void> {
    await lockPlayer(context, playerId)
    let found = await findSteppedRound(context, playerId, roundId)
    const rules = findSteppedGame(game)
    while (found && rules && found.round.settledAt === null)
      found = await record(context, game, found, {
        id: `house:${found.steps.length}`,
        action: rules.finish(replay(game, found)),
        raise: 0,
      })
  }

  return {
    begin: (session, bet, seed) =>
      session.player ? beginWithMoney(session.player, session.game, bet, seed) : free.begin(session, bet, seed),
    async findOpen(context, player, game) {
      if (!findSteppedGame(game)) return null
      const open = await findOpenRound(context, player.id, game.id)
      return open && respond(context, game, open)
    },
    step: (session, step) => (session.player ? stepWithMoney(session.player, session.game, step) : free.step(session, step)),
    async settleAbandoned(before) {
      const rounds = await platform.transaction((context) => listAbandonedRounds(context, before))
      await runEach(rounds, 'abandoned rounds were not settled', async ({ id, playerId, gameId }) => {
        const game = findGame(gameId)
        if (!game) throw new Error(`no game ${gameId}`)
        await platform.transaction((context) => finish(context, playerId, id, game))
      })
    },
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
