import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database inside a transaction, embedded or on a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with its migrations applied. */
export interface Database {
  /** Runs work in one transaction; a throw rolls it back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
