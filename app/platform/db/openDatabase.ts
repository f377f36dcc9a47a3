import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { platformPath } from '../paths.ts'
import { lockDataDir } from './lock.ts'
import * as schema from './schema.ts'
import type { Db } from './types.ts'

/** An open database with its migrations applied. */
export interface Database {
  /** Runs work in one transaction; a throw rolls it back. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A folder for the embedded database, the URL of a server, or an in-memory database (tests), restored from a dump or empty. */
export type DatabaseTarget = { dataDir: string } | { url: string } | { memory: Blob | null }

/** Opens the database and runs the migrations. Throws when another process holds the folder. */
export async function openDatabase(target: DatabaseTarget, onConnectionLost: (error: Error) => void): Promise<Database> {
  if ('url' in target) return openPostgres(target.url, onConnectionLost)
  if ('memory' in target)
    return migratePgliteDatabase(
      await PGlite.create({ dataDir: 'memory://', ...(target.memory && { loadDataDir: target.memory }) }),
      () => {},
    )
  return openDataDir(target.dataDir)
}

const migrations = { migrationsFolder: platformPath('migrations') }

async function openDataDir(dataDir: string): Promise<Database> {
  const unlock = lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'pglite')
    mkdirSync(folder, { recursive: true })
    return await migratePgliteDatabase(await PGlite.create(folder), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

async function migratePgliteDatabase(client: PGlite, onClosed: () => void): Promise<Database> {
  const db = drizzlePglite(client, { schema })
  await migratePglite(db, migrations)
  return {
    transaction: (work) => db.transaction((tx) => work(tx)),
    close: async () => {
      await client.close()
      onClosed()
    },
  }
}

/** Dump of an embedded database with empty tables. Restoring it is seconds faster than running the migrations. */
export async function dumpEmptyDatabase(): Promise<Blob> {
  const client = await PGlite.create('memory://')
  await migratePglite(drizzlePglite(client, { schema }), migrations)
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

/** Arbitrary advisory-lock id, the same in every process, so that replicas migrate one after the other. */
const migrationLockId = 7_204_115

async function openPostgres(url: string, onConnectionLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // The server may close an idle connection; the pool replaces it, but without a listener the error would end the process.
  pool.on('error', onConnectionLost)
  try {
    const connection = await pool.connect()
    try {
      const db = drizzlePostgres(connection, { schema })
      await db.execute(sql`select pg_advisory_lock(${migrationLockId})`)
      await migratePostgres(db, migrations)
      await db.execute(sql`select pg_advisory_unlock(${migrationLockId})`)
    } finally {
      connection.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzlePostgres(pool, { schema })
  return { transaction: (work) => db.transaction((tx) => work(tx)), close: () => pool.end() }
}
