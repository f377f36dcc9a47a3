import {
  enterSteppedPlay,
  findSteppedRound,
  gameRounds,
  lockPlayer,
  type Platform,
  placeBet,
  recordStep,
  type SteppedRound,
  settleRound,
  type TransactionContext,
} from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findGame } from '../catalogue/index.ts'
import { assertStake } from '../frame/drawOutcome.ts'
import type { FramePlayer } from '../frame/playerFrames.ts'
import type { RoundRandomness } from '../frame/roundRandomness.ts'
import { findSteppedGame, judgeStep, type PlayedRound } from '../frame/steppedGames.ts'
import { wageredStake } from '../frame/wageredStake.ts'
import type { LiveBetRequest, LiveStepRequest } from './liveApi.ts'
import { firstStake, ownOutcome } from './liveOutcome.ts'
import { holdLiveRound, type LiveRound, liveRoundId, reachLiveRound } from './liveRounds.ts'
import { drawnStage, type LiveStage, liveStages } from './liveSchedule.ts'
import { type LiveTable, liveTableOf } from './liveTable.ts'

const betsClosedError = (): PlatformError => new PlatformError('ERR_BETS_CLOSED', { message: 'the shared round takes no more of this' })

/** Bets on shared rounds: one for each player and round. Decisions hold the round's lock, so the stage cannot change. */
export interface LiveBets {
  /**
   * Books a bet on a round that takes bets. A second or repeated bet changes nothing: the first stands. Throws ERR_BETS_CLOSED for a late
   * bet, ERR_VALIDATION for a bet that the table does not offer, and the errors of `placeBet`.
   */
  place(player: FramePlayer, table: LiveTable, bet: Omit<LiveBetRequest, 'frame'>): Promise<void>
  /**
   * Makes a decision in the player's hand. A repeated decision, or one on an older state, changes nothing. Throws ERR_BETS_CLOSED after the
   * time for decisions, ERR_NOT_FOUND without such a bet, ERR_VALIDATION for a decision that the hand does not offer, and the errors of a
   * stake for one that adds to it.
   */
  step(player: FramePlayer, table: LiveTable, step: Omit<LiveStepRequest, 'frame'>): Promise<void>
  /** A bet as the round and its decisions leave it. */
  play(table: LiveTable, round: Pick<LiveRound, 'stage' | 'seed'>, bet: SteppedRound): PlayedRound | null
  /** Pays the bets of a drawn round. A failure is logged and left to `settleDue`. */
  settle(table: LiveTable, round: LiveRound): Promise<void>
  /** Pays the bets of all due rounds, for tables without watchers and after a crash. */
  settleDue(): Promise<void>
}

export function createLiveBets(platform: Platform, randomness: RoundRandomness): LiveBets {
  const play: LiveBets['play'] = (table, { stage, seed }, bet) => ownOutcome(table, stage as LiveStage, bet, seed, randomness.drawFrom) // a constraint keeps the stage from 0 to 2

  /** A hand that still waits for a decision stands. */
  async function settleBet(context: TransactionContext, table: LiveTable, round: LiveRound, bet: { id: string; playerId: string }) {
    await lockPlayer(context, bet.playerId)
    let found = await findSteppedRound(context, bet.playerId, bet.id)
    const rules = findSteppedGame(table.game)
    while (found && found.round.settledAt === null) {
      const played = play(table, round, found)
      if (!played) throw new Error(`live round ${round.id} is not drawn`)
      if (played.win !== null) {
        await settleRound(context, bet.playerId, bet.id, { win: played.win })
        return
      }
      if (!rules) throw new Error(`${table.game.id} has no decisions`)
      found = await recordStep(context, found, { id: `house:${found.steps.length}`, action: rules.finish(played), raise: 0 })
    }
  }

  async function settle(table: LiveTable, round: LiveRound): Promise<void> {
    const open = await platform.transaction(({ db }) =>
      db
        .select({ id: gameRounds.id, playerId: gameRounds.playerId })
        .from(gameRounds)
        .where(and(eq(gameRounds.liveRoundId, round.id), isNull(gameRounds.settledAt))),
    )
    for (const { id, playerId } of open) {
      try {
        await platform.transaction((context) => settleBet(context, table, round, { id, playerId }))
      } catch (err) {
        platform.log.error({ err, roundId: id }, 'live bet not settled')
      }
    }
  }

  return {
    place(player, table, { roundId, number, stake, bets }) {
      const { game } = table
      assertStake(game, { stake, bets, freeSpin: false })
      return platform.transaction(async (context) => {
        await enterSteppedPlay(context, player)
        const id = liveRoundId(table, number)
        if (await hasBet(context, player.id, id)) return
        const current = table.at(context.now)
        if (current.number !== number || current.phase !== 'betting') throw betsClosedError()
        await reachLiveRound(context, table, number, randomness.newSeed)
        // another server's clock may be ahead
        if ((await holdLiveRound(context, id))?.stage !== liveStages.betting) throw betsClosedError()
        const bet = {
          sessionHash: player.sessionHash,
          roundId,
          gameId: game.id,
          gameName: game.name,
          stake,
          wageredStake: wageredStake(game, { stake, bets }),
          bets,
          liveRoundId: id,
        }
        // The bet's random id separates the player's drawn cards from the others', so that another hand does not reveal the next card.
        await placeBet(context, player.id, findSteppedGame(game) ? { ...bet, clientSeed: roundId } : bet)
      })
    },
    step: (player, table, { roundId, stepId, position, action }) =>
      platform.transaction(async (context) => {
        await enterSteppedPlay(context, player)
        const found = await findSteppedRound(context, player.id, roundId)
        if (found?.round.gameId !== table.game.id || found.round.liveRoundId === null)
          throw new PlatformError('ERR_NOT_FOUND', { message: 'no such bet' })
        const held = await holdLiveRound(context, found.round.liveRoundId)
        const before = held?.stage === liveStages.deciding ? play(table, held, found) : null
        if (!held || !before || table.stageAt(held.number, context.now) !== liveStages.deciding) throw betsClosedError()
        const stored = {
          roundId,
          stake: firstStake(found),
          seed: '',
          commitment: null,
          clientSeed: found.round.clientSeed,
          decisions: found.steps,
        }
        // a hand that waits for nothing offers no decision
        const verdict = judgeStep(stored, before, { stepId, position, action })
        if (verdict.type !== 'accepted') return
        await recordStep(context, found, { id: stepId, action, raise: verdict.raise })
      }),
    play,
    settle,
    async settleDue() {
      const waiting = await platform.transaction(({ db }) =>
        db
          .selectDistinct({ gameId: gameRounds.gameId, liveRoundId: gameRounds.liveRoundId })
          .from(gameRounds)
          .where(and(isNull(gameRounds.settledAt), isNotNull(gameRounds.liveRoundId))),
      )
      for (const { gameId, liveRoundId: id } of waiting) {
        const game = findGame(gameId)
        const table = game && liveTableOf(game)
        const number = Number(id?.slice(gameId.length + 1))
        if (!table || id !== liveRoundId(table, number)) {
          platform.log.error({ gameId, liveRoundId: id }, 'live bet without a table')
          continue
        }
        const reached = await platform.transaction((context) => reachLiveRound(context, table, number, randomness.newSeed))
        if (reached.stage === drawnStage) await settle(table, reached)
      }
    },
  }
}

async function hasBet({ db }: TransactionContext, playerId: string, liveRoundId: string): Promise<boolean> {
  const found = await db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.liveRoundId, liveRoundId)))
  return found.length > 0
}
