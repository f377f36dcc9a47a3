import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bonus } from './bonuses.ts'
import type { Clock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import type { Db } from './db/types.ts'
import type { MountedCall } from './handlers.ts'
import type { Keys } from './keys.ts'
import type { Settings } from './settings.ts'

/**
 * One unit of work: a database transaction, a fixed time, the settings and the bonus definitions.
 * All of it commits or rolls back together; `now` (UTC ms) does not change within it.
 */
export interface Context {
  readonly db: Db
  readonly now: number
  readonly settings: Settings
  readonly bonuses: readonly Bonus[]
}

/** The running platform, as passed to its modules. */
export interface Platform {
  readonly config: PlatformConfig
  readonly settings: Settings
  readonly clock: Clock
  readonly keys: Keys
  readonly log: FastifyBaseLogger
  /**
   * Runs work in one transaction. For pages and jobs of a module; handlers of calls already run inside one.
   * Throws when nested: the embedded database has one connection, so a nested transaction would deadlock.
   */
  transaction<T>(work: (context: Context) => Promise<T>): Promise<T>
}

/** A module of the back end: calls, routes and seed data. Listed in `modules.ts`. */
export interface Area {
  readonly name: string
  /** Calls of the call tables, created with `bindHandlers`. */
  readonly calls: readonly MountedCall[]
  /** Pages and assets on the platform's origin, registered in an encapsulated Fastify scope. */
  readonly routes?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Seeds the module's tables. Runs at every start and after a reset, so it must not change existing rows. */
  readonly seed?: (context: Context, platform: Platform) => Promise<void>
  /** Clears in-memory state when the test controls reset the database. */
  readonly reset?: (platform: Platform) => void
}

/** Creates a module for a configured platform. */
export type AreaFactory = (platform: Platform) => Area | Promise<Area>
