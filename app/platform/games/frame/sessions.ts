import { minuteMs } from '../../clock.ts'
import { PlatformError } from '../../errors.ts'
import type { SessionPlayer } from '../../handlers.ts'
import { hashToken, newToken } from '../../ids.ts'

const launchMs = 2 * minuteMs
const idleMs = 30 * minuteMs
const mostSessions = 20_000
/** Answers kept for a frame that asks again after a lost connection. */
const keptAnswers = 20

/** Play money that a free game starts with, øre. */
export const playMoney = 100_000

interface Launch {
  readonly gameId: string
  /** Null in free play. */
  readonly player: SessionPlayer | null
}

/** A frame that is open: one game, one player or play money. Kept in memory only; the money of a round is in the ledger. */
export interface FrameSession extends Launch {
  /** Play money left, øre; unused for a player. */
  freeBalance: number
  /** Answers by round id, oldest first; a round under way is there already. */
  readonly answers: Map<string, Promise<unknown>>
  usedAt: number
}

/** Launch tokens and open frames. Times are UTC ms of the platform's clock. */
export class FrameSessions {
  readonly #launches = new Map<string, Launch & { readonly expiresAt: number }>()
  readonly #frames = new Map<string, FrameSession>()
  /** Start of the last round by player, or by frame in free play: the gap between rounds holds across frames. */
  readonly #lastRound = new Map<string, number>()

  /** A token that opens one frame once, within two minutes. */
  issue(launch: Launch, now: number): string {
    for (const [key, { expiresAt }] of this.#launches) if (expiresAt <= now) this.#launches.delete(key)
    const token = newToken()
    this.#launches.set(hashToken(token), { ...launch, expiresAt: now + launchMs })
    return token
  }

  /** Exchanges a launch token for a frame session; null when the token is unknown, used or too old, or for another game. */
  open(token: string, gameId: string, now: number): { readonly id: string; readonly session: FrameSession } | null {
    const key = hashToken(token)
    const launch = this.#launches.get(key)
    this.#launches.delete(key)
    if (!launch || launch.expiresAt <= now || launch.gameId !== gameId) return null
    this.#forgetIdle(now)
    const id = newToken()
    const session: FrameSession = { gameId, player: launch.player, freeBalance: playMoney, answers: new Map(), usedAt: now }
    this.#frames.set(hashToken(id), session)
    return { id, session }
  }

  /** The open frame of an id; null when it ended. */
  find(id: string, now: number): FrameSession | null {
    const session = this.#frames.get(hashToken(id))
    if (!session || now - session.usedAt > idleMs) return null
    session.usedAt = now
    return session
  }

  /** Milliseconds until the next round may start; counted from the start of the last one that was settled. */
  waitFor(session: FrameSession, gapMs: number, now: number): number {
    const last = this.#lastRound.get(roundKey(session))
    return last === undefined ? 0 : Math.max(0, last + gapMs - now)
  }

  /**
   * Plays a round once: asked again with the same id, even while it is under way, it answers what the first request got. A failed
   * round leaves no trace. Throws ERR_SPIN_TOO_SOON within the gap, whichever of the player's frames asks.
   */
  once<T>(session: FrameSession, roundId: string, { gapMs, now }: { gapMs: number; now: number }, play: () => Promise<T>): Promise<T> {
    const known = session.answers.get(roundId)
    if (known) return known as Promise<T> // one frame plays one game, whose answers have one shape
    const wait = this.waitFor(session, gapMs, now)
    if (wait > 0) return Promise.reject(new PlatformError('ERR_SPIN_TOO_SOON', { data: { waitMs: wait } }))
    const key = roundKey(session)
    const before = this.#lastRound.get(key)
    this.#lastRound.set(key, now)
    const answer = play().catch((error: unknown) => {
      session.answers.delete(roundId)
      if (before === undefined) this.#lastRound.delete(key)
      else this.#lastRound.set(key, before)
      throw error
    })
    session.answers.set(roundId, answer)
    const [oldest] = session.answers.keys()
    if (session.answers.size > keptAnswers && oldest !== undefined) session.answers.delete(oldest)
    return answer
  }

  clear(): void {
    this.#launches.clear()
    this.#frames.clear()
    this.#lastRound.clear()
  }

  #forgetIdle(now: number): void {
    const full = this.#frames.size >= mostSessions
    for (const [key, { usedAt }] of this.#frames)
      if (now - usedAt > idleMs || (full && this.#frames.size >= mostSessions)) this.#frames.delete(key)
    for (const [key, at] of this.#lastRound) if (now - at > idleMs) this.#lastRound.delete(key)
  }
}

const freeKeys = new WeakMap<FrameSession, string>()
function roundKey(session: FrameSession): string {
  if (session.player) return session.player.id
  const known = freeKeys.get(session) ?? newToken()
  freeKeys.set(session, known)
  return known
}
