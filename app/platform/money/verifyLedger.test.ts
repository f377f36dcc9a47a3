import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../../scripts/lib/freePorts.mjs'
import { type PlatformConfig, readPlatformConfig } from '../config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Db } from '../db/types.ts'
import { ledgerReportPath } from '../http/ledgerReport.ts'
import { createPlatform } from '../server.ts'
import { startTestPlatform } from '../testing/harness.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createTestDepositor } from '../testing/testPlayers.ts'
import { describeVerification, verifyLedger } from './verifyLedger.ts'

/** Writes past the rules that the database keeps: a balance by hand, a transaction with one posting, a captured payment that credited nothing. */
async function breakLedger(db: Db): Promise<void> {
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`update accounts set balance = balance + 1 where kind = 'cash'`)
  await db.execute(sql`insert into transactions (id, type, reference, created_at) values ('lopsided', 'deposit', 'lopsided', now())`)
  await db.execute(sql`insert into postings (transaction_id, account_id, amount) values ('lopsided', 'house:psp', -500)`)
  await db.execute(sql`
    insert into deposits (id, player_id, method, amount, state, bonus_code, return_url, created_at, expires_at, ended_at)
    select 'not-posted', id, 'card', 10000, 'captured', '', '', now(), now(), now() from players limit 1`)
}
const broken = { balanced: false, unbalanced: ['lopsided'], unposted: ['not-posted'] }

describe('an embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledger-verify-'))
  let config: PlatformConfig
  let running: Awaited<ReturnType<typeof createPlatform>>
  beforeAll(async () => {
    const [port, platformPort] = await freePorts(2)
    config = readPlatformConfig({ PORT: String(port), PLATFORM_PORT: String(platformPort), DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    running = await createPlatform({ config, modules: [] })
    await createTestDepositor(running.platform)
    await running.app.listen({ host: config.host, port: config.port })
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('is read through the running platform, which tells nobody else', async () => {
    const { source, report } = await verifyLedger(config)
    expect(source).toBe(`the running platform on port ${config.port}`)
    expect(report).toMatchObject({ balanced: true, postings: 2, unbalanced: [], mismatched: [], unposted: [] })
    expect(report.kinds).toContainEqual({ kind: 'cash', accounts: 1, postings: 1, sum: 125_000 })
    const ask = async (options: object) => (await running.app.inject({ url: ledgerReportPath, ...options })).statusCode
    expect(await ask({ headers: { host: '127.0.0.1' } })).toBe(200)
    expect(await ask({ remoteAddress: '192.0.2.7' })).toBe(404)
    expect(await ask({ headers: { host: 'casino.example' } })).toBe(404)
    expect(await ask({ headers: { host: '127.0.0.1', origin: 'https://casino.example' } })).toBe(404)
  })

  it('is read from its folder when the platform is stopped, and found broken where it is', async () => {
    await running.close()
    expect(await verifyLedger(config)).toMatchObject({ source: expect.stringContaining('platform stopped'), report: { balanced: true } })

    const database = await openDatabase({ dataDir }, { timeouts: config.databaseTimeouts, onConnectionLost: () => undefined })
    await database.transaction(breakLedger)
    await database.close()
    const verification = await verifyLedger(config)
    expect(verification.report).toMatchObject(broken)
    expect(verification.report.mismatched).toEqual([expect.stringMatching(/^cash:/)])

    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(config.port), PLATFORM_PORT: String(config.port) }
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'app/scripts/ledger-verify.ts'], { env, encoding: 'utf8' })
    expect(stdout).toContain('THE LEDGER DOES NOT BALANCE.')
    expect(stdout).toMatch(/sum to zero +WRONG: lopsided/)
    expect(stdout).toBe(`${describeVerification(verification)}\n`)
    expect(status).toBe(1)
  })

  it('is not made up where there is none', async () => {
    await expect(verifyLedger({ ...config, dataDir: join(dataDir, randomUUID()) })).rejects.toThrow('There is no database in DATA_DIR')
  })
})

// The embedded database has no URL.
it.skipIf(!process.env.TEST_DATABASE_URL)('a PostgreSQL database is read by its URL, beside a running platform', async () => {
  const database = await createTestDatabase()
  const platform = await startTestPlatform({ modules: [], database })
  try {
    const databaseUrl = 'url' in database.target ? database.target.url : undefined
    await createTestDepositor(platform.platform)
    const verify = () => verifyLedger({ databaseUrl, dataDir: '', port: 0 })
    expect(await verify()).toMatchObject({ source: expect.stringMatching(/^PostgreSQL [^@]+$/), report: { balanced: true, postings: 2 } })
    await platform.platform.transaction(({ db }) => breakLedger(db))
    expect((await verify()).report).toMatchObject(broken)
  } finally {
    await platform.close()
  }
})
