import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database inside a transaction, embedded or on a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with its migrations applied. */
export interface Database {
  /** Runs work in one transaction; a throw rolls it back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A transaction without time limits, for the start: replicas that start together wait for the first one's seed. */
  startTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
