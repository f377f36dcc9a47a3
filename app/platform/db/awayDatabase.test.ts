import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platformHeaders } from '../http/platformHeaders.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { createTestDatabase, hasTestServer, openTestServer } from '../testing/testDatabase.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

// Skipped where PostgreSQL is not installed: the embedded database is in the process.
describe.skipIf(!hasTestServer())('while the PostgreSQL server', () => {
  let stopServer: (() => Promise<void>) | undefined
  let admin: pg.Client
  let name: string
  let platform: TestPlatform
  let player: TestPlayer
  beforeAll(async () => {
    const server = await openTestServer()
    stopServer = server.stop
    const database = await createTestDatabase(server.url)
    name = 'url' in database.target ? new URL(database.target.url).pathname.slice(1) : ''
    platform = await startTestPlatform({ database })
    admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
  })
  beforeEach(async () => {
    player = await createTestPlayer(platform.platform)
  })
  afterEach(async () => {
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await endConnections()
    await expect.poll(async () => (await platform.get('/readyz')).json(), { timeout: 5000 }).toEqual({ status: 'ready' })
  })
  afterAll(async () => {
    await admin?.end()
    await platform?.close()
    await stopServer?.()
  })

  const endConnections = () => admin.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`)
  const refuseConnections = async () => {
    await admin.query(`alter database ${name} allow_connections false`)
    await endConnections()
  }
  const becomeReadOnly = async () => {
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await endConnections()
  }
  const writes = () => platform.post('/api/user/play-limit', { sessionId: player.sessionId, kind: 'loss', period: 'day', value: 10_000 })

  it.each([
    ['is away', refuseConnections, 'database unavailable'],
    ['takes no writes', becomeReadOnly, 'database unavailable'],
  ])('%s, the platform is not ready, and says so in the envelope and on its pages', async (_, change, status) => {
    await change()
    const readiness = async () => {
      const ready = await platform.get('/readyz')
      return [ready.status, ready.json()]
    }
    await expect.poll(readiness, { timeout: 5000 }).toEqual([503, { status }])
    const refused = await writes()
    expect(refused).toMatchObject({ status: 503, code: 'ERR_BUSY', headers: { ...platformHeaders, 'retry-after': '2' } })
    expect(refused.text).not.toMatch(/database "|read-only|platform_test/)
    expect((await platform.get('/healthz')).status).toBe(200)
    const page = await platform.form('/identity/made-up', { person: 'x' })
    expect(page).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  it('ends the connections in use, what they were asked is refused as busy', async () => {
    let asked = 0
    const ended = platform.platform.transaction(async ({ db }) => {
      asked += 1
      await endConnections()
      return db.execute('select 1')
    })
    await expect(ended).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    expect(asked).toBe(1)
  })
})
