import { describe, expect, it } from 'vitest'
import { startTestPlatform } from '../testing/harness.ts'
import { createTestDatabase, hasTestServer, openTestServer } from '../testing/testDatabase.ts'

// Skipped where PostgreSQL is not installed: the embedded database serves one process.
describe.skipIf(!hasTestServer())('platforms that start together on one new database', () => {
  it('wait for each other’s seed, with any time limit of a lock', async () => {
    const server = await openTestServer()
    const { target, drop } = await createTestDatabase(server.url)
    const database = { target, drop: async () => undefined }
    const start = () => startTestPlatform({ database, env: { DATABASE_LOCK_TIMEOUT_MS: '1' } })
    const started = await Promise.allSettled([start(), start(), start()])
    const platforms = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const ledgers = await Promise.all(platforms.map((platform) => platform.ledger()))
    await Promise.all(platforms.map((platform) => platform.close()))
    await drop()
    await server.stop()
    expect(started.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual([])
    expect(ledgers.map(({ balanced }) => balanced)).toEqual([true, true, true])
  })
})
