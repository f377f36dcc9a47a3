import { fundJackpot, lockJackpot, type Platform, placeBet, settleRound } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { drawRound, jackpotContribution } from './drawOutcome.ts'
import type { FrameBet, PlayedResponse } from './frameApi.ts'
import { playMoneyFunds, readFrameFunds } from './frameFunds.ts'
import type { FrameSession } from './frameSessions.ts'
import type { FramePlayer } from './playerFrames.ts'
import { gapMsOf } from './roundGap.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { commitmentOf, proofOf } from './roundSeeds.ts'
import { wageredStake } from './wageredStake.ts'

/** Rounds without decisions: one request decides them. Amounts in øre. */
export interface ImmediateRounds {
  /** Plays a round on a seed that was committed to. Throws the errors of the wallet. */
  play(session: FrameSession, bet: FrameBet, seed: string): Promise<PlayedResponse> | PlayedResponse
}

export function createImmediateRounds(platform: Platform, randomness: RoundRandomness): ImmediateRounds {
  function playForFree(session: FrameSession, { stake, roundId, freeSpin, bets, clientSeed }: FrameBet, seed: string): PlayedResponse {
    if (freeSpin) throw new PlatformError('ERR_VALIDATION', { message: 'free play has no free spins' })
    if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
    session.freeBalance -= stake
    // The jackpot is for money only.
    const { outcome, win } = drawRound(
      { ...session.game, jackpot: null },
      { stake, bets: bets ?? null, freeSpin },
      randomness.drawFrom(seed, clientSeed),
    )
    session.freeBalance += win
    return {
      roundId,
      stake,
      win,
      jackpotWin: 0,
      outcome,
      funds: playMoneyFunds(session),
      waitMs: gapMsOf(platform),
      open: null,
      overtaken: false,
      proof: proofOf({ seed, commitment: commitmentOf(seed), clientSeed }, { settled: true }),
    }
  }

  /**
   * The wallet checks everything and books the stake with the seed that was committed to before anything is drawn: a refused attempt tells nothing, and the
   * round id decides nothing. Stake, seed and win commit together.
   */
  function playWithMoney(player: FramePlayer, game: CatalogueGame, bet: FrameBet, seed: string): Promise<PlayedResponse> {
    return platform.transaction(async (context) => {
      const { stake, roundId, freeSpin, bets, clientSeed } = bet
      const { jackpot } = game
      const round = await placeBet(context, player.id, {
        sessionHash: player.sessionHash,
        roundId,
        gameId: game.id,
        gameName: game.name,
        stake,
        wageredStake: wageredStake(game, bet),
        freeSpin,
        bets,
        outcomeSeed: seed,
        commitment: commitmentOf(seed),
        clientSeed,
        ...(jackpot && !freeSpin && { jackpot: { id: jackpot.id, contribution: jackpotContribution(stake) } }),
      })
      if (round.outcomeSeed === null) throw new PlatformError('ERR_VALIDATION', { message: 'the round was not played in a frame' })
      const { outcome, win, winsJackpot } = drawRound(game, round, randomness.drawFrom(round.outcomeSeed, round.clientSeed))
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
        waitMs: gapMsOf(platform),
        open: null,
        overtaken: false,
        proof: proofOf({ ...round, seed: round.outcomeSeed }, { settled: true }),
      }
    })
  }

  return {
    play: (session, bet, seed) =>
      session.player ? playWithMoney(session.player, session.game, bet, seed) : playForFree(session, bet, seed),
  }
}
