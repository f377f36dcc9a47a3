import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database inside a transaction, whichever server it runs on. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
