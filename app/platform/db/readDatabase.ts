import { existsSync } from 'node:fs'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { connectServer } from './connectServer.ts'
import { lockDataDir } from './lock.ts'
import { embeddedFolder, openEmbedded } from './openEmbedded.ts'
import type { Db } from './types.ts'

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Runs work on one snapshot of a database, which cannot change anything, and runs no migration. Throws when there is no database, and when
 * another process holds the folder of an embedded one.
 */
export async function readDatabase<T>(target: { url: string } | { dataDir: string }, work: (db: Db) => Promise<T>): Promise<T> {
  if ('url' in target) {
    const client = new pg.Client({ connectionString: target.url, connectionTimeoutMillis: 10_000 })
    await connectServer(client)
    try {
      return await drizzleServer(client).transaction(work, snapshot)
    } finally {
      await client.end()
    }
  }
  if (!existsSync(embeddedFolder(target.dataDir)))
    throw new Error(`There is no database in DATA_DIR ${target.dataDir}. Start the platform once, or set another DATA_DIR.`)
  const unlock = await lockDataDir(target.dataDir)
  try {
    const client = await openEmbedded(target.dataDir)
    try {
      return await drizzle(client).transaction(work, snapshot)
    } finally {
      await client.close()
    }
  } finally {
    unlock()
  }
}
