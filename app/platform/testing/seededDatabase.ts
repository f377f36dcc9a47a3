import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseTarget, openInMemory } from '../db/openDatabase.ts'
import { copyDatabase, createTestDatabase, type TestDatabase } from './testDatabase.ts'

/** Runs a platform on a database until it is seeded. `whenSeeded` is called before it is closed. */
type Seed = (target: DatabaseTarget, whenSeeded: () => Promise<void>) => Promise<void>

/** In the temporary folder of the test run, which a global setup makes. */
const fileOf = (name: string): string => join(tmpdir(), name)
/** What a template contains: the seed of all modules, or only what every platform needs to start, its keys and the accounts of the house. */
export type SeedContent = 'all' | 'bare'
const templateFile = (content: SeedContent) => fileOf(`seeded-template-${content}`)
const pollMs = 50
/** Of the embedded database, read once by the files of a worker. */
const seededDumps = new Map<SeedContent, Promise<Blob>>()

/**
 * A database with the platform's seed, for one test file. The first file of the run seeds a database and the others copy it, because
 * seeding takes ten times as long. On the server of TEST_DATABASE_URL, or embedded in memory.
 */
export async function createSeededDatabase(content: SeedContent, seed: Seed): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const dump =
      seededDumps.get(content) ??
      makeOnce(fileOf(`seeded-${content}.tar`), () => dumpSeeded(seed)).then((bytes) => new Blob([new Uint8Array(bytes)]))
    seededDumps.set(content, dump)
    return { target: { memory: await dump }, drop: async () => {} }
  }
  const template = await makeOnce(templateFile(content), async () => {
    const { target } = await createTestDatabase(server)
    if (!('url' in target)) throw new Error('a server has URLs')
    await seed(target, async () => undefined)
    return Buffer.from(new URL(target.url).pathname.slice(1))
  })
  return copyDatabase(server, template.toString())
}

/** Names of the seeded databases on the server of TEST_DATABASE_URL that tests of this run have made. */
export const seededTemplates = (): string[] =>
  (['all', 'bare'] as const)
    .map(templateFile)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))

async function dumpSeeded(seed: Seed): Promise<Buffer> {
  const { target } = await createTestDatabase('')
  const client = await openInMemory('memory' in target ? target.memory : null)
  let dump: Blob | undefined
  await seed({ embedded: client }, async () => {
    dump = await client.dumpDataDir('none')
  })
  if (!dump) throw new Error('the database was not seeded')
  return Buffer.from(await dump.arrayBuffer())
}

/** The content of a file that one of the test files running at the same time makes, while the others wait for it. */
async function makeOnce(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const lock = `${file}.lock`
  for (;;) {
    if (existsSync(file)) return readFileSync(file)
    if (!takeLock(lock)) {
      await wait(pollMs)
      continue
    }
    try {
      const part = `${file}.part`
      writeFileSync(part, await make())
      renameSync(part, file)
    } finally {
      rmSync(lock)
    }
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
