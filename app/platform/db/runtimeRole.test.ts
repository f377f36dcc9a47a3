import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { sealLedger } from '../audit/ledgerSeals.ts'
import { platformPath } from '../core/paths.ts'
import { fundJackpot, playRound, reserveWithdrawal } from '../money/index.ts'
import { blankCustomers } from '../retention/blankCustomers.ts'
import { removeExpiredRows } from '../retention/removeExpiredRows.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { createTestDatabase, hasTestServer, openTestServer } from '../testing/testDatabase.ts'
import { createTestDepositor } from '../testing/testPlayers.ts'

const server = hasTestServer() ? await openTestServer() : null
const script = readFileSync(platformPath('db/runtimeRole.sql'), 'utf8')
const login = 'nordlys_runtime_test'
let platform: TestPlatform | undefined
const run = (...[work]: Parameters<TestPlatform['platform']['transaction']>) => running().platform.transaction(work)
const running = (): TestPlatform => {
  if (!platform) throw new Error('the platform did not start')
  return platform
}

// A role of the server, which only this file uses.
beforeAll(async () => {
  if (!server) return
  const database = await createTestDatabase(server.url)
  const owner = 'url' in database.target ? database.target.url : ''
  // the owner migrates, and a superuser would be stopped by nothing
  const prepared = await startTestPlatform({ modules: [], database: { ...database, drop: async () => undefined } })
  await prepared.close()
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  await client.query(script)
  await client.query(script) // again, as after an update
  await client.query(
    `do $$ begin if not exists (select from pg_roles where rolname = '${login}') then create role ${login} login in role nordlys_runtime; end if; end $$`,
  )
  await client.end()
  const url = new URL(owner)
  url.username = login
  platform = await startTestPlatform({ database: { ...database, target: { url: url.href, migrationUrl: owner } } })
})
afterAll(async () => {
  await platform?.close()
  await server?.stop()
})

it.skipIf(!server)('serves the platform with a role that owns nothing', async () => {
  const player = await createTestDepositor(running().platform)
  const { sessionHash } = player
  await run(async (context) => {
    await fundJackpot(context, 'pot', 1_000, 'seed')
    const jackpot = { id: 'pot', contribution: 10 }
    await playRound(context, player.id, { sessionHash, roundId: 'round', gameId: 'x', gameName: 'X', stake: 1_000, win: 70, jackpot })
    await reserveWithdrawal(context, player.id, 10_000)
  })
  await removeExpiredRows(running().platform)
  await blankCustomers(running().platform)
  expect(await sealLedger(running().platform)).not.toBeNull()
  expect((await run(auditLedger)) as object).toMatchObject({ balanced: true, unsealed: 0 })
})

it
  .skipIf(!server)
  .each([
    'update postings set amount = 1',
    'delete from transactions',
    'update ledger_seals set hash = hash',
    'truncate postings',
    "update consent_log set subject = 'sms'",
    'delete from payment_reversals',
    "update accounts set balance = 1 where kind = 'cash'",
    'update round_hours set won = 0',
    'delete from rounds',
    'alter table postings disable trigger all',
    'drop trigger postings_immutable on postings',
    'set local session_replication_role = replica',
    'drop table ledger_seals',
  ])('refuses that role: %s', async (statement) => {
  await expect(run(({ db }) => db.execute(sql.raw(statement)))).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(/permission denied|must be owner/) }),
  })
})
