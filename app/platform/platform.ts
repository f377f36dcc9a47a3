import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bonus } from './bonuses.ts'
import type { Clock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import type { Db } from './db/types.ts'
import type { MountedCall } from './handlers.ts'
import type { Keys } from './keys.ts'
import type { Settings } from './settings.ts'

/**
 * What a piece of work on the platform's data runs with: one database transaction, one instant and the rules in force.
 * Everything in it commits or rolls back together; `now` is UTC ms and the same throughout.
 */
export interface Context {
  readonly db: Db
  readonly now: number
  readonly settings: Settings
  readonly bonuses: readonly Bonus[]
}

/** The running platform, as an area sees it. */
export interface Platform {
  readonly config: PlatformConfig
  readonly settings: Settings
  readonly clock: Clock
  readonly keys: Keys
  readonly log: FastifyBaseLogger
  /**
   * Runs work in one transaction: pages and jobs of an area, since the handlers of calls are already inside one.
   * Throws when it is nested: the embedded database has one connection and would wait for itself.
   */
  transaction<T>(work: (context: Context) => Promise<T>): Promise<T>
}

/** A part of the back end: its calls, its own routes, its data. Listed in `areas.ts`. */
export interface Area {
  readonly name: string
  /** Calls of the tables, made with `handle`. */
  readonly calls: readonly MountedCall[]
  /** Pages and assets on the platform's origin. Each area gets a scope of its own. */
  readonly routes?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Fills the area's tables. Runs at every start and after a reset, so it must leave existing rows alone. */
  readonly seed?: (context: Context, platform: Platform) => Promise<void>
  /** Forgets what the area holds in memory; a reset restored the seed. */
  readonly reset?: (platform: Platform) => void
}

/** Makes an area once the platform's configuration stands. */
export type AreaFactory = (platform: Platform) => Area | Promise<Area>
