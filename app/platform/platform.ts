import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BonusDefinition } from './bonusDefinitions.ts'
import type { PlatformClock } from './clock.ts'
import type { PlatformConfig } from './config.ts'
import type { Db } from './db/types.ts'
import type { BoundCall } from './handlers.ts'
import type { PlatformKeys } from './keys.ts'
import type { PlatformSettings } from './settings.ts'

/**
 * One unit of work: a database transaction, a fixed time, the settings and the bonus definitions.
 * All of it commits or rolls back together; `now` (UTC ms) does not change within it.
 */
export interface TransactionContext {
  db: Db
  now: number
  settings: PlatformSettings
  bonuses: readonly BonusDefinition[]
}

/** The running platform, as passed to its modules. */
export interface Platform {
  config: PlatformConfig
  settings: PlatformSettings
  clock: PlatformClock
  keys: PlatformKeys
  log: FastifyBaseLogger
  /**
   * Runs work in one transaction. For pages and jobs of a module; handlers of calls already run inside one.
   * Throws when nested: the embedded database has one connection, so a nested transaction would deadlock.
   */
  transaction<T>(work: (context: TransactionContext) => Promise<T>): Promise<T>
}

/** A module of the back end: calls, routes and seed data. Listed in `modules.ts`. */
export interface PlatformModule {
  name: string
  /** Calls of the call tables, created with `bindHandlers`. */
  calls: readonly BoundCall[]
  /** Pages and assets on the platform's origin, registered in an encapsulated Fastify scope. */
  routes?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Seeds the module's tables. Runs at every start and after a reset, so it must not change existing rows. */
  seed?: (context: TransactionContext, platform: Platform) => Promise<void>
  /** Clears in-memory state when the test controls reset the database. */
  reset?: (platform: Platform) => void
}

/** Creates a module for a configured platform. */
export type PlatformModuleFactory = (platform: Platform) => PlatformModule | Promise<PlatformModule>
