import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { startTestPlatform } from '../testing/harness.ts'
import { createTestDatabase, hasTestServer, openTestServer } from '../testing/testDatabase.ts'

const tables = "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'secrets'"
/** Tables that a waiting transaction has already locked. */
const lockedByWaiting = `
  select relname as name from pg_locks held join pg_class on pg_class.oid = held.relation
  where granted and mode = 'AccessExclusiveLock' and relkind = 'r' and pid in (select pid from pg_locks where not granted)`

// Skipped where PostgreSQL is not installed: the embedded database has one connection, and so no lock to wait for.
describe.skipIf(!hasTestServer())('a reset', () => {
  it('is repeated when PostgreSQL ends it in a deadlock with a transaction that is still under way', async () => {
    const server = await openTestServer()
    const { target, drop } = await createTestDatabase(server.url)
    if (!('url' in target)) throw new Error('not a database of the server')
    const platform = await startTestPlatform({ database: { target, drop: async () => undefined } })
    const [underWay, observer] = [new pg.Client(target.url), new pg.Client(target.url)]
    await Promise.all([underWay.connect(), observer.connect()])
    const namesOf = async (query: string) => (await observer.query<{ name: string }>(query)).rows.map(({ name }) => name)

    await underWay.query("set deadlock_timeout = '60s'") // So that PostgreSQL ends the reset.
    await underWay.query('begin')
    await underWay.query(`lock table ${(await namesOf(tables)).at(-1)} in row exclusive mode`)
    const reset = platform.reset()
    const lockedByReset = await vi.waitFor(
      async () => {
        const [name] = await namesOf(lockedByWaiting)
        if (!name) throw new Error('the reset does not wait yet')
        return name
      },
      { timeout: 15_000 },
    )
    await underWay.query(`lock table ${lockedByReset} in access share mode`)
    await underWay.query('commit')
    await expect(reset).resolves.toBeUndefined()

    await Promise.all([underWay.end(), observer.end(), platform.close()])
    await drop()
    await server.stop()
  })
})
