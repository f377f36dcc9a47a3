import { PlatformError } from '@casino/shared/platformError'
import type { FrameBet, FrameStep } from './frameApi.ts'
import { playMoneyFunds } from './frameFunds.ts'
import type { FrameSession } from './frameSessions.ts'
import type { RoundRandomness } from './roundRandomness.ts'
import { commitmentOf } from './roundSeeds.ts'
import { judgeStep, type PlayedRound, type StoredRound } from './steppedGames.ts'
import { playStored, type SteppedResponse, toSteppedResponse } from './steppedResponse.ts'

/** Rounds of several decisions in free play: one open round per frame, in its session. Amounts in øre. */
interface FreeSteppedRounds {
  /** See `SteppedRounds.begin`. Throws ERR_INSUFFICIENT_FUNDS. */
  begin(session: FrameSession, bet: FrameBet, seed: string): SteppedResponse
  /** See `SteppedRounds.step`. */
  step(session: FrameSession, step: FrameStep): SteppedResponse
}

export function createFreeSteppedRounds(randomness: RoundRandomness): FreeSteppedRounds {
  const replay = ({ game }: FrameSession, stored: StoredRound): PlayedRound => playStored(game, stored, randomness)

  const respond = (session: FrameSession, stored: StoredRound): SteppedResponse =>
    toSteppedResponse(stored, replay(session, stored), playMoneyFunds(session))

  function keep(session: FrameSession, stored: StoredRound): SteppedResponse {
    const { win } = replay(session, stored)
    session.openRound = win === null ? stored : null
    session.lastRound = stored
    session.freeBalance += win ?? 0
    return respond(session, stored)
  }

  return {
    begin(session, { roundId, stake, clientSeed }, seed) {
      const { openRound, lastRound } = session
      if (lastRound?.roundId === roundId) return respond(session, lastRound)
      if (openRound) return { ...respond(session, openRound), overtaken: true }
      if (stake > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
      session.freeBalance -= stake
      return keep(session, { roundId, stake, seed, commitment: commitmentOf(seed), clientSeed, decisions: [] })
    },
    step(session, { roundId, stepId, position, action }) {
      const stored = session.openRound ?? session.lastRound
      if (stored?.roundId !== roundId) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such round' })
      const verdict = judgeStep(stored, replay(session, stored), { stepId, position, action })
      if (verdict.type !== 'accepted') return { ...respond(session, stored), overtaken: verdict.type === 'overtaken' }
      const next = { ...stored, decisions: [...stored.decisions, { id: stepId, action }] }
      replay(session, next)
      if (verdict.raise > session.freeBalance) throw new PlatformError('ERR_INSUFFICIENT_FUNDS')
      session.freeBalance -= verdict.raise
      return keep(session, next)
    },
  }
}
