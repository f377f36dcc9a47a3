import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database inside a transaction, embedded or on a server. Without a schema, which drizzle's relational queries alone need: it would be
 * prepared again for each transaction.
 */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open database with its migrations applied. */
export interface Database {
  /** Transactions that run at once; further ones would wait for a connection. */
  connections: number
  /** Runs work in one transaction; a throw rolls it back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A transaction without time limits, for the start: replicas that start together wait for the first one's seed. */
  startTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
