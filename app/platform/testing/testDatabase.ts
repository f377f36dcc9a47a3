import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type DatabaseTarget, dumpEmptyDatabase } from '../db/openDatabase.ts'
import { appRoot, platformPath } from '../paths.ts'

/** A database of one test file and the function that removes it. */
export interface TestDatabase {
  target: DatabaseTarget
  drop(): Promise<void>
}

/** An empty database for one test file: embedded in memory, or a new database on the server of TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { target: { memory: await readOrCreateDump() }, drop: async () => {} }
  const name = `platform_test_${randomUUID().replaceAll('-', '')}`
  await executeStatement(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { target: { url: url.href }, drop: () => executeStatement(server, `drop database ${name} with (force)`) }
}

/** Cached dump of an empty database, keyed by the migrations and the PGlite version. */
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
  return hash.update(readFileSync(manifest)).digest('hex').slice(0, 24)
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
