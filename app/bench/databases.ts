import { type DatabaseTarget, openDatabase } from '../platform/db/openDatabase.ts'
import type { Database } from '../platform/db/types.ts'
import { startPostgres } from '../platform/testing/postgres.mjs'
import { createTestDatabase, type TestDatabase } from '../platform/testing/testDatabase.ts'

/** Databases to measure on: `create` makes an empty one. */
export interface DatabaseKind {
  title: string
  isServer: boolean
  create: () => Promise<TestDatabase>
}

/** Measures on the embedded database, then on a temporary PostgreSQL server where it is installed. */
export async function onBothDatabases(measure: (kind: DatabaseKind) => Promise<void>): Promise<void> {
  await measure({ title: 'embedded', isServer: false, create: () => createTestDatabase('') })
  const server = await startPostgres()
  if (!server) return console.info('\nPostgreSQL is not installed: measured on the embedded database only')
  try {
    await measure({ title: server.version, isServer: true, create: () => createTestDatabase(server.url) })
  } finally {
    await server.stop()
  }
}

/** The database as the platform opens it. */
export const openForPlatform = (target: DatabaseTarget): Promise<Database> =>
  openDatabase(target, { timeouts: { statement: 8000, lock: 4000, idleInTransaction: 8000 }, onConnectionLost: () => undefined })
