import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { withEmbeddedStatements } from './embeddedStatements.ts'
import { lockDataDir } from './lock.ts'
import { embeddedFolder, openEmbedded } from './openEmbedded.ts'
import { openPostgres, type PostgresTimeouts } from './postgres.ts'
import { readTimesAsText } from './textTimes.ts'
import type { Database } from './types.ts'

/**
 * A folder for the embedded database, the URL of a server, or (tests) an open database or an in-memory one, empty or restored from a dump.
 */
export type DatabaseTarget =
  | { dataDir: string }
  | { url: string; migrationUrl?: string | undefined }
  | { memory: Blob | null }
  | { embedded: PGlite }

interface DatabaseOptions {
  /** For a server; the embedded database has one connection, on which nothing waits for another. */
  timeouts: PostgresTimeouts
  /** Called for every connection to a server that ends unexpectedly. */
  onConnectionLost: (error: Error) => void
}

/** Opens the database and runs the migrations. Throws when another process holds the folder. */
export async function openDatabase(target: DatabaseTarget, options: DatabaseOptions): Promise<Database> {
  if ('url' in target) return openPostgres(target, migrations, options)
  if ('embedded' in target) return migratePgliteDatabase(target.embedded, () => {})
  if ('memory' in target) return migratePgliteDatabase(await openInMemory(target.memory), () => {})
  return openDataDir(target.dataDir)
}

/** An embedded database in memory, restored from a dump or empty. Its pages are in memory already: it needs no 128 MB of buffers for them. */
export const openInMemory = (dump: Blob | null): Promise<PGlite> =>
  PGlite.create({
    dataDir: 'memory://',
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    ...(dump && { loadDataDir: dump }),
  })

const migrations = { migrationsFolder: join(appRoot(), 'platform', 'migrations') }

async function openDataDir(dataDir: string): Promise<Database> {
  const unlock = await lockDataDir(dataDir)
  try {
    makePrivateFolder(embeddedFolder(dataDir))
    return await migratePgliteDatabase(await openEmbedded(dataDir), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * The embedded database makes its files readable and writable for every user, keys and ledger included. This limits its folder to the
 * current user, even an existing folder. Throws for another user's folder that others can enter.
 */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o077) === 0) return
  try {
    chmodSync(folder, 0o700)
  } catch (cause) {
    throw new Error(`Other users can read the database in ${folder}, which is not this user's. Have its owner run chmod 700 on it.`, {
      cause,
    })
  }
}

async function migratePgliteDatabase(client: PGlite, onClosed: () => void): Promise<Database> {
  await migrate(drizzle(readTimesAsText(client)), migrations)
  const db = drizzle(withEmbeddedStatements(client))
  return {
    connections: 1,
    transaction: (work) => db.transaction((tx) => work(tx)),
    startTransaction: (work) => db.transaction((tx) => work(tx)),
    close: async () => {
      await client.close()
      onClosed()
    },
  }
}

/** Dump of an embedded database with empty tables. Restoring it is seconds faster than running the migrations. */
export async function dumpEmptyDatabase(): Promise<Blob> {
  // a dump contains the first segment of the write-ahead log, of 16 MB unless told otherwise, and each test file restores it
  const client = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] })
  await migrate(drizzle(client), migrations)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}
