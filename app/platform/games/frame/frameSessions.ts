import { minuteMs } from '../../clock.ts'
import { PlatformError } from '../../errors.ts'
import type { SessionPlayer } from '../../handlers.ts'
import { hashToken, newToken } from '../../ids.ts'

const launchTokenMs = 2 * minuteMs
const idleMs = 30 * minuteMs
const maxSessions = 20_000
/** Responses kept per frame for retries after a lost connection. */
const maxCachedResponses = 20

/** Initial play money of free play, øre. */
export const initialPlayMoney = 100_000

interface Launch {
  gameId: string
  /** Null in free play. */
  player: SessionPlayer | null
}

/** An open frame of one game, for a player or for free play. In memory only; settled rounds are in the ledger. */
export interface FrameSession extends Launch {
  /** Play money balance, øre; unused for a player. */
  freeBalance: number
  /** Responses by round id, oldest first; includes rounds in progress. */
  responses: Map<string, Promise<unknown>>
  usedAt: number
}

/** Launch tokens and open frames. Times are UTC ms of the platform's clock. */
export class FrameSessions {
  readonly #launches = new Map<string, Launch & { expiresAt: number }>()
  readonly #frames = new Map<string, FrameSession>()
  /** Start of the last round by player, or by frame in free play: the minimum gap between rounds applies across frames. */
  readonly #lastRound = new Map<string, number>()

  /** Issues a single-use token that opens one frame within two minutes. */
  issueToken(launch: Launch, now: number): string {
    for (const [key, { expiresAt }] of this.#launches) if (expiresAt <= now) this.#launches.delete(key)
    const token = newToken()
    this.#launches.set(hashToken(token), { ...launch, expiresAt: now + launchTokenMs })
    return token
  }

  /** Exchanges a launch token for a frame session; null if the token is unknown, used, expired or for another game. */
  open(token: string, gameId: string, now: number): { id: string; session: FrameSession } | null {
    const key = hashToken(token)
    const launch = this.#launches.get(key)
    this.#launches.delete(key)
    if (!launch || launch.expiresAt <= now || launch.gameId !== gameId) return null
    this.#evictIdle(now)
    const id = newToken()
    const session: FrameSession = { gameId, player: launch.player, freeBalance: initialPlayMoney, responses: new Map(), usedAt: now }
    this.#frames.set(hashToken(id), session)
    return { id, session }
  }

  /** The open frame with this id; null if it is unknown or expired. */
  find(id: string, now: number): FrameSession | null {
    const session = this.#frames.get(hashToken(id))
    if (!session || now - session.usedAt > idleMs) return null
    session.usedAt = now
    return session
  }

  /** Milliseconds until the next round may start, from the start of the last settled round. */
  remainingGapMs(session: FrameSession, gapMs: number, now: number): number {
    const last = this.#lastRound.get(gapKey(session))
    return last === undefined ? 0 : Math.max(0, last + gapMs - now)
  }

  /**
   * Plays a round once: a retry with the same id, even while it is in progress, gets the response of the first request. A failed
   * round is not recorded. Throws ERR_SPIN_TOO_SOON within the gap, across all frames of the player.
   */
  playOnce<T>(session: FrameSession, roundId: string, { gapMs, now }: { gapMs: number; now: number }, play: () => Promise<T>): Promise<T> {
    const known = session.responses.get(roundId)
    if (known) return known as Promise<T> // a frame plays one game, and all its responses have one type
    const wait = this.remainingGapMs(session, gapMs, now)
    if (wait > 0) return Promise.reject(new PlatformError('ERR_SPIN_TOO_SOON', { data: { waitMs: wait } }))
    const key = gapKey(session)
    const before = this.#lastRound.get(key)
    this.#lastRound.set(key, now)
    const answer = play().catch((error: unknown) => {
      session.responses.delete(roundId)
      if (before === undefined) this.#lastRound.delete(key)
      else this.#lastRound.set(key, before)
      throw error
    })
    session.responses.set(roundId, answer)
    const [oldest] = session.responses.keys()
    if (session.responses.size > maxCachedResponses && oldest !== undefined) session.responses.delete(oldest)
    return answer
  }

  clear(): void {
    this.#launches.clear()
    this.#frames.clear()
    this.#lastRound.clear()
  }

  #evictIdle(now: number): void {
    const full = this.#frames.size >= maxSessions
    for (const [key, { usedAt }] of this.#frames)
      if (now - usedAt > idleMs || (full && this.#frames.size >= maxSessions)) this.#frames.delete(key)
    for (const [key, at] of this.#lastRound) if (now - at > idleMs) this.#lastRound.delete(key)
  }
}

const freePlayKeys = new WeakMap<FrameSession, string>()
function gapKey(session: FrameSession): string {
  if (session.player) return session.player.id
  const known = freePlayKeys.get(session) ?? newToken()
  freePlayKeys.set(session, known)
  return known
}
