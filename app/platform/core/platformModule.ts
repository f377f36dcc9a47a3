import type { FastifyInstance } from 'fastify'
import type { BoundCall } from './handlers.ts'
import type { Platform, TransactionContext } from './platform.ts'

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
