import { expect, it } from 'vitest'
import { breakLedger, brokenReport } from '../testing/brokenLedger.ts'
import { startTestPlatform } from '../testing/harness.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createTestDepositor } from '../testing/testPlayers.ts'
import { verifyLedger } from './verifyLedger.ts'

// The embedded database has no URL.
it.skipIf(!process.env.TEST_DATABASE_URL)('a PostgreSQL database is read by its URL while a platform runs', async () => {
  const database = await createTestDatabase()
  const platform = await startTestPlatform({ modules: [], database })
  try {
    const databaseUrl = 'url' in database.target ? database.target.url : undefined
    await createTestDepositor(platform.platform)
    const verify = () => verifyLedger({ databaseUrl, dataDir: '', port: 0, operatorToken: undefined })
    expect(await verify()).toMatchObject({ source: expect.stringMatching(/^PostgreSQL [^@]+$/), report: { balanced: true, postings: 2 } })
    await platform.platform.transaction(({ db }) => breakLedger(db))
    expect((await verify()).report).toMatchObject(brokenReport)
  } finally {
    await platform.close()
  }
})
