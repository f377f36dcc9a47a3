import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** The database inside a transaction, embedded or on a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
