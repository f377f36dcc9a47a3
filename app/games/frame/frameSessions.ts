import { frameIdleMs, type Platform, type TransactionContext } from '@casino/platform/gamesPort'
import { countBound } from '@casino/shared/countBound'
import { hashToken, newToken } from '@casino/shared/ids'
import { LRUCache } from 'lru-cache'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findGame } from '../catalogue/index.ts'
import { OwnerBoundedCache } from './ownerBoundedCache.ts'
import { type FramePlayer, findPlayerFrame, launchPlayerFrame, launchTokenMs, openPlayerFrame } from './playerFrames.ts'
import { RoundAttempts } from './roundAttempts.ts'
import { FreeGap, PlayerGap } from './roundGap.ts'
import type { RoundSeeds } from './roundSeeds.ts'
import type { StoredRound } from './steppedGames.ts'

/** Frames of free play that this platform keeps. */
const maxFreeFrames = 20_000
/** Visitors behind one address share this bound. */
const maxFreePerAddress = 200
/** Players whose responses this platform keeps for retries. */
const maxPlayers = 20_000

/** Initial play money of free play, øre. */
export const initialPlayMoney = 100_000

interface Launch {
  game: CatalogueGame
  /** Null in free play. */
  player: FramePlayer | null
}

/** An open frame of one game, for a player or for free play. */
export interface FrameSession extends Launch {
  /** Hash of the frame's id. */
  tokenHash: string
  /** Play money balance, øre; unused for a player. */
  freeBalance: number
  /** Round of free play that waits for a decision, and the last one: a repeated decision finds it. */
  openRound: StoredRound | null
  lastRound: StoredRound | null
  /** The rounds of the player in all frames, or of this frame in free play. */
  attempts: RoundAttempts
  /** The seeds of the frame's rounds in free play; made when the first is shown. */
  seeds: RoundSeeds | null
}

/**
 * Launch tokens and open frames. Players' frames are stored in the database: every platform has them, and they survive a restart. Free play
 * is in the memory of the platform that launched it, so that a spin for play money writes nothing.
 */
export class FrameSessions {
  readonly #freeLaunches: OwnerBoundedCache<Pick<Launch, 'game'>>
  readonly #freeFrames: OwnerBoundedCache<FrameSession>
  /** By player. */
  readonly #attempts: LRUCache<string, RoundAttempts>

  constructor(private readonly platform: Platform) {
    const free = { max: maxFreeFrames, now: () => platform.clock.now() }
    // The site launches for all visitors, so their addresses are unknown here.
    this.#freeLaunches = new OwnerBoundedCache({ ...free, maxPerOwner: maxFreeFrames, ttlMs: launchTokenMs })
    this.#freeFrames = new OwnerBoundedCache({ ...free, maxPerOwner: maxFreePerAddress, ttlMs: frameIdleMs })
    this.#attempts = new LRUCache(countBound(maxPlayers))
  }

  /** Issues a single-use token that opens one frame within two minutes. */
  async issueToken(context: TransactionContext, { game, player }: Launch): Promise<string> {
    if (player) return launchPlayerFrame(context, player, game.id)
    const token = newToken()
    this.#freeLaunches.set('', hashToken(token), { game })
    return token
  }

  /**
   * Exchanges a launch token for a frame session; null if the token is unknown, used, expired or for another game. `address`: IP address
   * of the visitor.
   */
  async open(token: string, gameId: string, address: string): Promise<{ id: string; session: FrameSession } | null> {
    const free = this.#freeLaunches.take(hashToken(token))
    if (!free) return this.#openForPlayer(token, gameId)
    if (free.game.id !== gameId) return null
    const id = newToken()
    const session = newSession(hashToken(id), { ...free, player: null }, new RoundAttempts(new FreeGap(this.platform)))
    this.#freeFrames.set(address, session.tokenHash, session)
    return { id, session }
  }

  /** The open frame with this id, which counts as used; null if it is unknown or expired. */
  async find(id: string): Promise<FrameSession | null> {
    const tokenHash = hashToken(id)
    const free = this.#freeFrames.get(tokenHash)
    if (free) return free
    const frame = await this.platform.transaction((context) => findPlayerFrame(context, tokenHash))
    const game = frame && findGame(frame.gameId)
    if (!game) return null
    const player = { id: frame.playerId, sessionHash: frame.sessionHash }
    return newSession(tokenHash, { game, player }, this.#attemptsOf(player.id))
  }

  clear(): void {
    for (const cache of [this.#freeLaunches, this.#freeFrames, this.#attempts]) cache.clear()
  }

  async #openForPlayer(token: string, gameId: string): Promise<{ id: string; session: FrameSession } | null> {
    const id = await this.platform.transaction((context) => openPlayerFrame(context, token, gameId))
    const session = id === null ? null : await this.find(id)
    return id !== null && session ? { id, session } : null
  }

  #attemptsOf(playerId: string): RoundAttempts {
    const attempts = this.#attempts.get(playerId) ?? new RoundAttempts(new PlayerGap(this.platform, playerId))
    this.#attempts.set(playerId, attempts)
    return attempts
  }
}

const newSession = (tokenHash: string, { game, player }: Launch, attempts: RoundAttempts): FrameSession => ({
  tokenHash,
  game,
  player,
  freeBalance: initialPlayMoney,
  openRound: null,
  lastRound: null,
  attempts,
  seeds: null,
})
