import { frameIdleMs, type Platform, type TransactionContext } from '@casino/platform/gamesPort'
import { countBound } from '@casino/shared/countBound'
import { countedAddress } from '@casino/shared/countedAddress'
import { hashToken, newToken } from '@casino/shared/ids'
import { LRUCache } from 'lru-cache'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findGame } from '../catalogue/index.ts'
import { createOwnerBoundedCache } from './ownerBoundedCache.ts'
import { type FramePlayer, findPlayerFrame, launchPlayerFrame, launchTokenMs, openPlayerFrame } from './playerFrames.ts'
import { createRoundAttempts, type RoundAttempts } from './roundAttempts.ts'
import { createFreeGap, createPlayerGap } from './roundGap.ts'
import type { RoundSeeds } from './roundSeeds.ts'
import type { StoredRound } from './steppedGames.ts'

/** Frames of free play that this platform keeps, and as many that are launched and not opened yet. */
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

interface OpenedFrame {
  id: string
  session: FrameSession
}

/**
 * Launch tokens and open frames. Players' frames are stored in the database: every platform has them, and they survive a restart. Free play
 * is in the memory of the platform that launched it, so that a spin for play money writes nothing.
 */
export interface FrameSessions {
  /** Issues a single-use token that opens one frame within two minutes. `address`: IP address of the visitor, as far as the site tells it. */
  issueToken(context: TransactionContext, launch: Launch, address?: string): Promise<string>
  /**
   * Exchanges a launch token for a frame session; null if the token is unknown, used, expired or for another game. `address`: IP address
   * of the visitor.
   */
  open(token: string, gameId: string, address: string): Promise<OpenedFrame | null>
  /** The open frame with this id, which counts as used; null if it is unknown or expired. */
  find(id: string): Promise<FrameSession | null>
  clear(): void
}

export function createFrameSessions(platform: Platform): FrameSessions {
  const free = { max: maxFreeFrames, now: () => platform.clock.now() }
  const freeLaunches = createOwnerBoundedCache<Pick<Launch, 'game'>>({ ...free, maxPerOwner: maxFreePerAddress, ttlMs: launchTokenMs })
  const freeFrames = createOwnerBoundedCache<FrameSession>({ ...free, maxPerOwner: maxFreePerAddress, ttlMs: frameIdleMs })
  const attemptsByPlayer = new LRUCache<string, RoundAttempts>(countBound(maxPlayers))

  function attemptsOf(playerId: string): RoundAttempts {
    const attempts = attemptsByPlayer.get(playerId) ?? createRoundAttempts(createPlayerGap(platform, playerId))
    attemptsByPlayer.set(playerId, attempts)
    return attempts
  }

  async function find(id: string): Promise<FrameSession | null> {
    const tokenHash = hashToken(id)
    const known = freeFrames.get(tokenHash)
    if (known) return known
    const frame = await platform.transaction((context) => findPlayerFrame(context, tokenHash))
    const game = frame && findGame(frame.gameId)
    if (!game) return null
    const player = { id: frame.playerId, sessionHash: frame.sessionHash }
    return newSession(tokenHash, { game, player }, attemptsOf(player.id))
  }

  async function openForPlayer(token: string, gameId: string): Promise<OpenedFrame | null> {
    const id = await platform.transaction((context) => openPlayerFrame(context, token, gameId))
    const session = id === null ? null : await find(id)
    return id !== null && session ? { id, session } : null
  }

  return {
    async issueToken(context, { game, player }, address = '') {
      if (player) return launchPlayerFrame(context, player, game.id)
      const token = newToken()
      freeLaunches.set(countedAddress(address), hashToken(token), { game })
      return token
    },
    async open(token, gameId, address) {
      const launch = freeLaunches.take(hashToken(token))
      if (!launch) return openForPlayer(token, gameId)
      if (launch.game.id !== gameId) return null
      const id = newToken()
      const session = newSession(hashToken(id), { ...launch, player: null }, createRoundAttempts(createFreeGap(platform)))
      freeFrames.set(countedAddress(address), session.tokenHash, session)
      return { id, session }
    },
    find,
    clear() {
      for (const cache of [freeLaunches, freeFrames, attemptsByPlayer]) cache.clear()
    },
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
