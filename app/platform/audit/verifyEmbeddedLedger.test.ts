import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/freePorts.mjs'
import { type PlatformConfig, readPlatformConfig } from '../core/config.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { deposits } from '../db/schema.ts'
import { createPlatform } from '../server.ts'
import { breakLedger, brokenReport } from '../testing/brokenLedger.ts'
import { createTestDepositor } from '../testing/testPlayers.ts'
import { ledgerReportPath } from './ledgerReport.ts'
import { sealLedger } from './ledgerSeals.ts'
import { describeVerification, verifyLedger } from './verifyLedger.ts'

// Cold starts of the embedded database on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

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

  it('is read through the running platform, which answers no other caller', async () => {
    const { source, report } = await verifyLedger(config)
    expect(source).toBe(`the running platform on port ${config.port}`)
    expect(report).toMatchObject({ balanced: true, postings: 2, findings: {}, seal: null, unsealed: 2, sealFound: null, differences: null })
    expect(report.kinds).toContainEqual({ kind: 'cash', accounts: 1, postings: 1, sum: 125_000 })
    const ask = async (options: object) => (await running.app.inject({ method: 'POST', url: ledgerReportPath, ...options })).statusCode
    expect(await ask({ headers: { host: '127.0.0.1' } })).toBe(200)
    expect(await ask({ remoteAddress: '192.0.2.7' })).toBe(404)
    expect(await ask({ headers: { host: 'casino.example' } })).toBe(404)
    expect(await ask({ headers: { host: '127.0.0.1', origin: 'https://casino.example' } })).toBe(404)
  })

  it('is compared with a noted seal and with a settlement', async () => {
    const sealed = await sealLedger(running.platform)
    if (!sealed) throw new Error('nothing was sealed')
    const [deposit] = await running.platform.transaction(({ db }) => db.select({ id: deposits.id, at: deposits.createdAt }).from(deposits))
    const line = (amount: number) => ({
      date: new Date(deposit?.at ?? 0).toISOString(),
      type: 'capture' as const,
      payment: deposit?.id ?? '',
      amount,
    })
    const right = await verifyLedger(config, { seal: sealed, settlement: [line(125_000)] })
    expect(right.report).toMatchObject({ sealFound: true, differences: [] })
    expect(describeVerification(right)).toContain('The settlement agrees with the ledger.\nThe ledger balances.')
    const wrong = await verifyLedger(config, { seal: { ...sealed, hash: '0'.repeat(64) }, settlement: [line(125_001)] })
    expect(describeVerification(wrong).replaceAll('\u00a0', ' ')).toMatch(
      /WRONG: the noted seal is not in the chain.\nWRONG: capture \S+: the settlement has 1.250,01 kr., the ledger 1.250,00 kr.\nTHE LEDGER DOES NOT BALANCE./,
    )
  })

  it('is read from its folder when the platform is stopped, and reported when broken', async () => {
    await running.close()
    expect(await verifyLedger(config)).toMatchObject({ source: expect.stringContaining('platform stopped'), report: { balanced: true } })

    const database = await openDatabase({ dataDir }, { timeouts: config.databaseTimeouts, onConnectionLost: () => undefined })
    await database.transaction(breakLedger)
    await database.close()
    const verification = await verifyLedger(config)
    expect(verification.report).toMatchObject(brokenReport)
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(config.port), PLATFORM_PORT: String(config.port) }
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'app/scripts/ledger-verify.ts'], { env, encoding: 'utf8' })
    expect(stdout).toContain('THE LEDGER DOES NOT BALANCE.')
    expect(stdout).toMatch(/sum to zero +WRONG: lopsided/)
    expect(stdout).toMatch(/not sent back +WRONG: not-returned/)
    expect(stdout).toMatch(/differ from their rounds +WRONG: idle 2026-06-15T10Z/)
    expect(stdout).toBe(`${describeVerification(verification)}\n`)
    expect(status).toBe(1)
  })

  it('is not made up where there is none', async () => {
    await expect(verifyLedger({ ...config, dataDir: join(dataDir, randomUUID()) })).rejects.toThrow('There is no database in DATA_DIR')
  })
})
