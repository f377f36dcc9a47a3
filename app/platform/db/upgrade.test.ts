import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyedHash } from '@casino/shared/ids'
import type { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import { auditLedger } from '../audit/auditLedger.ts'
import { sealLedger } from '../audit/ledgerSeals.ts'
import { platformPath, readPlatformJson } from '../core/paths.ts'
import type { TransactionContext } from '../core/platform.ts'
import { findOrCreatePerson } from '../identity/persons.ts'
import { readBalances, settleRound } from '../money/index.ts'
import { startTestPlatform } from '../testing/harness.ts'
import { testKeys } from '../testing/testDatabase.ts'
import { openInMemory } from './openDatabase.ts'
import { gameRounds, playerBonuses, players } from './schema.ts'

/** Lay in the database until migration 0032. */
const databaseKey = Buffer.alloc(32, 'old').toString('base64')

interface Journal {
  entries: readonly { idx: number; tag: string }[]
}

/** Runs the migrations up to this one. */
async function migrateTo(client: PGlite, lastIndex: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  const journal = readPlatformJson('migrations', 'meta', '_journal.json') as Journal // as drizzle-kit writes it
  const entries = journal.entries.filter(({ idx }) => idx <= lastIndex)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(platformPath('migrations', `${tag}.sql`), join(folder, `${tag}.sql`))
  await migrate(drizzle(client), { migrationsFolder: folder })
}

/** Rows that the platform of that build has written: its wallet in all its types of postings, and bonuses in each state. */
async function fillAsBefore(client: PGlite): Promise<void> {
  const tables = JSON.parse(readFileSync(platformPath('db', 'filledAt0028.json'), 'utf8')) as Record<string, object[]> // our own file
  await client.transaction(async (transaction) => {
    // past the triggers: balances and hours are among the rows
    await transaction.exec('set local session_replication_role = replica')
    for (const [table, rows] of Object.entries(tables)) {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(', ')
      const statement = `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`
      await transaction.query(statement, [JSON.stringify(rows)])
    }
    await transaction.exec(`select setval(pg_get_serial_sequence('postings', 'id'), (select max(id) from postings));
      update player_bonuses set expires_at = now() + interval '1 day' where status = 'active'`)
  })
}

const [cpr, card] = ['0405901234', '4111111111111111:2029-09']
/** What that build has hashed with the key that lay in the database: a national id, a card, an address, a code. */
async function identifyAsBefore(client: PGlite): Promise<void> {
  const hash = (value: string) => keyedHash(databaseKey, value)
  await client.query('insert into secrets (name, value) values ($1, $2)', ['hash-key', databaseKey])
  await client.query(`insert into persons values ('player', $1, null, null, 'Test', '1990-05-04', true, false)`, [hash(cpr)])
  await client.query(`update players set cpr_hash = $1 where id = 'player'`, [hash(cpr)])
  await client.query(
    `insert into cards (id, player_id, fingerprint, card_type, masked_account, card_holder, expiry_date, outcome, visible, created_at)
      values ('card', 'player', $1, 'VISA', '411111******1111', 'Test', '2029-09', 'approved', true, now())`,
    [hash(card)],
  )
  await client.query(
    `insert into sessions (id, player_id, site_origin, created_at, last_seen_at, device)
      values ('session', 'player', '', now(), now(), jsonb_build_object('addressHash', $1::text)), ('other', 'player', '', now(), now(), '{"addressHash":""}')`,
    [hash('192.0.2.1')],
  )
  await client.query(`insert into email_changes values ('player', null, $1, 3, now(), '[]')`, [hash('code')])
}

it('an upgrade of a filled database from migration 0028 keeps every balance, and the audit accepts its ledger', async () => {
  const client = await openInMemory(null)
  await migrateTo(client, 28)
  await fillAsBefore(client)
  await identifyAsBefore(client)
  const { platform, close } = await startTestPlatform({
    modules: [],
    env: { PLATFORM_KEYS: `${testKeys},database:${databaseKey}` },
    database: { target: { embedded: client }, drop: async () => undefined },
  })
  expect((await client.query(`select name from secrets where name = 'hash-key'`)).rows).toEqual([])
  const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.transaction(work)
  const balancesOf = (id: string) => run((context) => readBalances(context, id))
  const bonusOf = async (id: string) =>
    (await run(({ db }) => db.select().from(playerBonuses).where(eq(playerBonuses.playerId, id)))).map(
      ({ status, required, spinsLeft, countsEveryStake }) => ({ status, required, spinsLeft, countsEveryStake }),
    )

  expect(await run(auditLedger)).toMatchObject({ balanced: true })
  expect(await balancesOf('player')).toMatchObject({ TotalBalance: 129_500 })
  // its spins were used and had won 4 kr., which are the player's now
  expect(await balancesOf('spent')).toMatchObject({ Balance: 10_400, BonusBalance: 0 })
  expect(await bonusOf('spent')).toMatchObject([{ status: 'completed' }])
  expect(await bonusOf('spinning')).toEqual([{ status: 'active', required: 0, spinsLeft: 3, countsEveryStake: true }])
  expect(await bonusOf('matched')).toEqual([{ status: 'active', required: 100_000, spinsLeft: 0, countsEveryStake: true }])
  expect(await bonusOf('canceller')).toMatchObject([{ status: 'cancelled' }])

  // what was hashed before is found under its key, and a number that is confirmed is hashed with the current one
  const hashed =
    await client.query(`select p.cpr_hash as player, fingerprint as card, code_hash as code, s.device->>'addressHash' as address,
    o.device->>'addressHash' as none from players p, cards, email_changes, sessions s, sessions o
    where p.id = 'player' and s.id = 'session' and o.id = 'other'`)
  const under = (value: string) => platform.keys.hashesOf(value)[1]
  expect(hashed.rows).toEqual([{ player: under(cpr), card: under(card), code: under('code'), address: under('192.0.2.1'), none: '' }])
  const told = { cpr, dateOfBirth: '1990-05-04', firstName: 'Test', lastName: '' }
  expect(await run((context) => findOrCreatePerson(context, platform.keys, told))).toMatchObject({ pid: 'player' })
  const [player] = await run(({ db }) => db.select().from(players).where(eq(players.id, 'player')))
  expect(player?.cprHash).toBe(platform.keys.keyedHash(cpr))

  // a round that was open during the upgrade ends as before
  const rounds = await run(({ db }) => db.select().from(gameRounds).where(eq(gameRounds.playerId, 'matched')))
  const unsettled = rounds.find(({ settledAt }) => settledAt === null)
  await run((context) => settleRound(context, 'matched', unsettled?.id ?? '', { win: 3_000 }))
  expect((await run(auditLedger)).balanced).toBe(true)
  expect(await sealLedger(platform)).toMatchObject({ position: 1 })
  await close()
})
