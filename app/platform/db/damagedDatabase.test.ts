import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { readDatabase } from './readDatabase.ts'

let dataDir = ''
/** A database of which the copy has the first file only. */
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'damaged-'))
  mkdirSync(join(dataDir, 'pglite'))
  writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17\n')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const timeouts = { statement: 1, lock: 1, idleInTransaction: 1 }

it.each([
  ['the start', () => openDatabase({ dataDir }, { timeouts, onConnectionLost: () => {} })],
  ['the audit of the ledger', () => readDatabase({ dataDir }, async () => undefined)],
])('a damaged embedded database is named by %s, with the way out', async (_, open) => {
  const error: unknown = await open().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^The embedded database in DATA_DIR \S+damaged-\w+ cannot be opened \(.+\); .+ Restore the folder from a backup, or remove \S+pglite to start/,
    ),
    cause: expect.anything(),
  })
})
