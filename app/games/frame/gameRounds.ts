import { assertActiveSession, type Platform } from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { assertStake } from './drawOutcome.ts'
import type { FrameFunds, OpenFrameResponse, RoundRequest, RoundResponse, StepRequest } from './frameApi.ts'
import { frameClosedError } from './frameClosedError.ts'
import { playMoneyFunds, readFrameFunds } from './frameFunds.ts'
import { type FrameSession, type FrameSessions, initialPlayMoney } from './frameSessions.ts'
import { createImmediateRounds } from './immediateRounds.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { recordRoundRefusal } from './roundRefusals.ts'
import { createRoundSeeds, type FrameSeeds } from './roundSeeds.ts'
import { findSteppedGame } from './steppedGames.ts'
import type { SteppedResponse } from './steppedResponse.ts'
import { createSteppedRounds, type SteppedRounds } from './steppedRounds.ts'
import { createStoredSeeds } from './storedSeeds.ts'

/** Opens game frames and plays their rounds. Amounts in øre. */
export interface GameRounds {
  stepped: SteppedRounds
  /**
   * Exchanges a launch token for a frame. `address`: IP address of the visitor. Throws ERR_UNAUTHENTICATED if the token is unknown, used or
   * expired.
   */
  open(token: string, gameId: string, address: string): Promise<OpenFrameResponse>
  /** Resets the play money of a free-play frame. Throws ERR_FORBIDDEN for a money frame. */
  refill(frame: string): Promise<FrameFunds>
  /** The funds of a frame as they are now. Throws ERR_UNAUTHENTICATED like `play`. */
  readFunds(frame: string): Promise<FrameFunds>
  /**
   * Plays a round. Throws the errors of the wallet, ERR_SPIN_TOO_SOON within the gap, ERR_VALIDATION for a stake that the game does
   * not offer or another commitment than the one shown, ERR_UNAUTHENTICATED for an ended login session, or with `frameClosed` for an unknown or
   * expired frame. Every refusal has `waitMs`, the time until the next attempt, and `nextCommitment`.
   */
  play(request: RoundRequest): Promise<RoundResponse>
  /**
   * Makes a decision in a round: see `SteppedRounds.step`. Throws ERR_UNAUTHENTICATED like `play`. No gap is kept between the decisions of a
   * round.
   */
  step(request: StepRequest): Promise<RoundResponse>
}

export function createGameRounds(platform: Platform, sessions: FrameSessions, randomness: RoundRandomness): GameRounds {
  const stepped = createSteppedRounds(platform, randomness)
  const immediate = createImmediateRounds(platform, randomness)

  async function findSession(frame: string): Promise<FrameSession> {
    const session = await sessions.find(frame)
    if (!session) throw frameClosedError()
    return session
  }

  function seedsOf(session: FrameSession): FrameSeeds {
    if (session.player) return createStoredSeeds(platform, session.tokenHash, randomness.newSeed)
    session.seeds ??= createRoundSeeds(randomness.newSeed)
    return session.seeds
  }

  /** What every answer to a frame says of its next round. */
  const readNext = async (session: FrameSession): Promise<{ waitMs: number; nextCommitment: string }> => ({
    waitMs: await session.attempts.gap.remainingMs(),
    nextCommitment: await seedsOf(session).commitment,
  })

  async function readState({ player, game, ...session }: FrameSession): Promise<{ funds: FrameFunds; round: SteppedResponse | null }> {
    if (!player) return { funds: playMoneyFunds(session), round: null }
    return platform.transaction(async (context) => ({
      funds: await readFrameFunds(context, player.id, game),
      round: await stepped.findOpen(context, player, game),
    }))
  }

  return {
    stepped,
    async open(token, gameId, address) {
      const opened = await sessions.open(token, gameId, address)
      if (!opened) throw new PlatformError('ERR_UNAUTHENTICATED', { message: 'the launch token is unknown, used or expired' })
      const { id, session } = opened
      const { funds, round } = await readState(session)
      const next = await readNext(session)
      return {
        frame: id,
        mode: session.player ? 'money' : 'free',
        funds,
        round: round && { ...round, waitMs: 0, nextCommitment: next.nextCommitment },
        ...next,
      }
    },
    async refill(frame) {
      const session = await findSession(frame)
      if (session.player) throw new PlatformError('ERR_FORBIDDEN', { message: 'only play money can be refilled' })
      session.freeBalance = initialPlayMoney
      return playMoneyFunds(session)
    },
    async readFunds(frame) {
      const session = await findSession(frame)
      const { player, game } = session
      if (!player) return playMoneyFunds(session)
      return platform.transaction(async (context) => {
        await assertActiveSession(context, player.sessionHash, player.id)
        return readFrameFunds(context, player.id, game)
      })
    },
    async play({ frame, ...bet }) {
      const session = await findSession(frame)
      const { game, attempts } = session
      // its rounds are the shared ones
      if (game.kind === 'live') throw new PlatformError('ERR_VALIDATION', { message: 'a live table has no rounds of one player' })
      const { roundId } = bet
      const isStepped = findSteppedGame(game) !== undefined
      const begin = async (seed: string) => ({ ...(await stepped.begin(session, bet, seed)), waitMs: await attempts.gap.remainingMs() })
      let begun = false
      try {
        const response = await attempts.playOnce({ ...bet, gameId: game.id }, async () => {
          assertStake(game, bet)
          begun = true
          return seedsOf(session).drawFor(bet, (seed) => (isStepped ? begin(seed) : immediate.play(session, bet, seed)))
        })
        // Decisions may have followed since the first request with this id.
        const current = isStepped && !begun ? await seedsOf(session).drawFor({ roundId }, begin) : response
        return { ...current, nextCommitment: await seedsOf(session).commitment }
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error
        await recordRoundRefusal(platform, session, bet, error)
        const { details } = error
        throw new PlatformError(error.code, { ...details, data: { ...details.data, ...(await readNext(session)) } })
      }
    },
    async step({ frame, ...step }) {
      const session = await findSession(frame)
      try {
        const response = await stepped.step(session, step)
        return { ...response, ...(await readNext(session)) }
      } catch (error) {
        if (error instanceof PlatformError) await recordRoundRefusal(platform, session, { roundId: step.roundId, stake: 0 }, error)
        throw error
      }
    },
  }
}
