import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import pg from 'pg'
import { platformPath } from '../core/paths.ts'
import { runForClient } from '../core/requestClient.ts'
import { type DatabaseTarget, dumpEmptyDatabase } from '../db/openDatabase.ts'
import { maxConnections } from '../db/postgres.ts'
import { findPostgres, startPostgres } from './postgres.mjs'

/** All databases of the tests are seeded under this key. */
export const testKeys = `test:${Buffer.alloc(32, 'test').toString('base64')}`

/** A database of one test file and the function that removes it. */
export interface TestDatabase {
  target: DatabaseTarget
  drop(): Promise<void>
}

/** An empty database for one test file: a new database on the server (default: TEST_DATABASE_URL), or without one embedded in memory. */
export async function createTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  if (!server) return { target: { memory: await readDump() }, drop: async () => {} }
  return copyDatabase(server, 'template1')
}

/** A new database on the server, a copy of another one to which nothing is connected. */
export async function copyDatabase(server: string, template: string): Promise<TestDatabase> {
  const name = `platform_test_${randomUUID().replaceAll('-', '')}`
  await executeStatement(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { target: { url: url.href }, drop: () => dropDatabase(server, name) }
}

/**
 * A database for a site that runs as a program: its environment, on the server of TEST_DATABASE_URL. Without a server it is the embedded one of
 * the site's folder.
 */
export async function createSiteDatabase(): Promise<{ env: Readonly<Record<string, string>>; drop: () => Promise<void> }> {
  if (!process.env.TEST_DATABASE_URL) return { env: { DATABASE_URL: '' }, drop: async () => undefined }
  const { target, drop } = await createTestDatabase()
  if (!('url' in target)) throw new Error('a server has URLs')
  return { env: { DATABASE_URL: target.url, PLATFORM_KEYS: testKeys }, drop }
}

export const dropDatabase = (server: string, name: string): Promise<void> => executeStatement(server, `drop database ${name} with (force)`)

/** Whether `openTestServer` finds a server. */
export const hasTestServer = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null

/** A PostgreSQL server for tests of connections: TEST_DATABASE_URL, or a temporary one. Throws when PostgreSQL is not installed. */
export async function openTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  const temporary = await startPostgres()
  if (!temporary) throw new Error('PostgreSQL is not installed')
  return temporary
}

/** Runs as many transactions as a pool has connections, of a client each, open until the last has begun: rejects when a connection is missing. */
export async function useEveryConnection(transaction: (work: () => Promise<void>) => Promise<void>): Promise<void> {
  let begun = 0
  let onAllBegun = (): void => undefined
  const allBegun = new Promise<void>((resolve) => {
    onAllBegun = resolve
  })
  const hold = async (): Promise<void> => {
    begun += 1
    if (begun === maxConnections) onAllBegun()
    await allBegun
  }
  await Promise.all(Array.from({ length: maxConnections }, (_, index) => runForClient(`client:${index}`, () => transaction(hold))))
}

let emptyDump: Promise<Blob> | undefined
/** The dump of an empty database, read once by the files of a worker. */
const readDump = (): Promise<Blob> => {
  emptyDump ??= readOrCreateDump()
  return emptyDump
}

/** Cached dump of an empty database, keyed by the migrations, the PGlite version and the code that makes it. */
async function readOrCreateDump(): Promise<Blob> {
  const folder = join(dirname(appRoot()), 'node_modules', '.cache', 'platform-tests')
  const file = join(folder, `${dumpCacheKey()}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)])
  mkdirSync(folder, { recursive: true })
  const dump = await dumpEmptyDatabase()
  const tempFile = `${file}.${randomUUID()}`
  writeFileSync(tempFile, Buffer.from(await dump.arrayBuffer()))
  renameSync(tempFile, file)
  return dump
}

function dumpCacheKey(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(platformPath('migrations')).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(platformPath('migrations', name)))
  }
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..', 'package.json')
  return hash
    .update(readFileSync(manifest))
    .update(readFileSync(platformPath('db/openDatabase.ts')))
    .digest('hex')
    .slice(0, 24)
}

async function executeStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
