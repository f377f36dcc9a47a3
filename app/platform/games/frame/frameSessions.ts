import { minuteMs } from '../../clock.ts'
import type { SessionPlayer } from '../../handlers.ts'
import { hashToken, newToken } from '../../ids.ts'
import type { Platform } from '../../platform.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { OwnerBoundedCache } from './ownerBoundedCache.ts'
import { RoundAttempts } from './roundAttempts.ts'
import { FreeGap, PlayerGap } from './roundGap.ts'
import type { RoundSeeds } from './roundSeeds.ts'
import type { StoredRound } from './steppedGames.ts'

const launchTokenMs = 2 * minuteMs
const idleMs = 30 * minuteMs
/** Of each kind, money and free: free play can never displace a player's frame. */
const maxSessions = 20_000
/** More than anybody plays at once; the next one closes the player's own least recently used frame. */
const maxPerPlayer = 20
/** Visitors behind one address share this bound. */
const maxFreePerAddress = 200

/** Initial play money of free play, øre. */
export const initialPlayMoney = 100_000

interface Launch {
  game: CatalogueGame
  /** Null in free play. */
  player: SessionPlayer | null
}

/** An open frame of one game, for a player or for free play. In memory only; settled rounds are in the ledger. */
export interface FrameSession extends Launch {
  /** Play money balance, øre; unused for a player. */
  freeBalance: number
  /** Round of free play that waits for a decision, and the last one: a repeated decision finds it. */
  openRound: StoredRound | null
  lastRound: StoredRound | null
  /** The rounds of the player in all frames, or of this frame in free play. */
  attempts: RoundAttempts
  /** The seeds of the frame's rounds; made when the first is shown. */
  seeds: RoundSeeds | null
}

/** Launch tokens and open frames. */
export class FrameSessions {
  readonly #launches: { money: OwnerBoundedCache<Launch>; free: OwnerBoundedCache<Launch> }
  readonly #frames: { money: OwnerBoundedCache<FrameSession>; free: OwnerBoundedCache<FrameSession> }
  readonly #attempts: OwnerBoundedCache<RoundAttempts>

  constructor(private readonly platform: Platform) {
    const now = () => platform.clock.now()
    const perPlayer = { max: maxSessions, maxPerOwner: maxPerPlayer, now }
    this.#launches = {
      money: new OwnerBoundedCache({ ...perPlayer, ttlMs: launchTokenMs }),
      // The site launches for all visitors, so their addresses are unknown here.
      free: new OwnerBoundedCache({ max: maxSessions, maxPerOwner: maxSessions, ttlMs: launchTokenMs, now }),
    }
    this.#frames = {
      money: new OwnerBoundedCache({ ...perPlayer, ttlMs: idleMs }),
      free: new OwnerBoundedCache({ max: maxSessions, maxPerOwner: maxFreePerAddress, ttlMs: idleMs, now }),
    }
    this.#attempts = new OwnerBoundedCache({ max: maxSessions, maxPerOwner: 1, ttlMs: idleMs, now })
  }

  /** Issues a single-use token that opens one frame within two minutes. */
  issueToken(launch: Launch): string {
    const token = newToken()
    if (launch.player) this.#launches.money.set(launch.player.id, hashToken(token), launch)
    else this.#launches.free.set('', hashToken(token), launch)
    return token
  }

  /**
   * Exchanges a launch token for a frame session; null if the token is unknown, used, expired or for another game. `address`: IP address
   * of the visitor.
   */
  open(token: string, gameId: string, address: string): { id: string; session: FrameSession } | null {
    const key = hashToken(token)
    const launch = this.#launches.money.take(key) ?? this.#launches.free.take(key)
    if (launch?.game.id !== gameId) return null
    const { game, player } = launch
    const id = newToken()
    const attempts = player ? this.#attemptsOf(player.id) : new RoundAttempts(new FreeGap(this.platform))
    const session: FrameSession = { game, player, freeBalance: initialPlayMoney, openRound: null, lastRound: null, attempts, seeds: null }
    if (player) this.#frames.money.set(player.id, hashToken(id), session)
    else this.#frames.free.set(address, hashToken(id), session)
    return { id, session }
  }

  /** The open frame with this id; null if it is unknown or expired. */
  find(id: string): FrameSession | null {
    const key = hashToken(id)
    const session = this.#frames.money.get(key) ?? this.#frames.free.get(key) ?? null
    if (session?.player) this.#attempts.get(session.player.id)
    return session
  }

  clear(): void {
    for (const cache of [...Object.values(this.#launches), ...Object.values(this.#frames), this.#attempts]) cache.clear()
  }

  #attemptsOf(playerId: string): RoundAttempts {
    const attempts = this.#attempts.get(playerId) ?? new RoundAttempts(new PlayerGap(this.platform, playerId))
    this.#attempts.set(playerId, playerId, attempts)
    return attempts
  }
}
