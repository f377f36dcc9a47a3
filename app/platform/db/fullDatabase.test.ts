import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { serializeError } from '../http/logging.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()

const execute = (statement: string) => platform.platform.transaction(({ db }) => db.execute(sql.raw(statement)))
/** Every write of the table fails as on a full disk, or with another code. */
const refuseWrites = async (table: string, code = '53100') => {
  await execute(`create or replace function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file "base/1/2"' using errcode = '${code}'; end $$`)
  await execute(`create trigger refuse_write before insert or update on ${table} for each row execute function refuse_write()`)
}
const takeWrites = (table: string) => execute(`drop trigger if exists refuse_write on ${table}`)
const readiness = async () => {
  const answer = await platform.get('/readyz')
  return [answer.status, answer.json()]
}

describe('a database that can store no more', () => {
  afterEach(async () => {
    for (const table of ['play_limits', 'secrets']) await takeWrites(table)
    expect(await readiness()).toEqual([200, { status: 'ready' }])
  })

  it.each(['53100', '53200', '58030'])('with the code %s is an outage: the call is refused as busy', async (code) => {
    const { sessionId } = await createTestPlayer(platform.platform)
    await refuseWrites('play_limits', code)
    const refused = await platform.post('/api/user/play-limit', { sessionId, kind: 'loss', period: 'day', value: 10_000 })
    expect(refused).toMatchObject({ status: 503, code: 'ERR_BUSY', headers: { 'retry-after': '2' } })
    expect(refused.text).not.toContain('base/1/2')
  })

  it('is not ready from its first failure until a row was written', async () => {
    await refuseWrites('secrets')
    // no failure is known, and a probe of a healthy database writes nothing
    expect(await readiness()).toEqual([200, { status: 'ready' }])
    await expect(execute('update secrets set value = value')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    await expect.poll(readiness, { timeout: 5000 }).toEqual([503, { status: 'database unavailable' }])
    await takeWrites('secrets')
    await expect.poll(readiness, { timeout: 5000 }).toEqual([200, { status: 'ready' }])
  })

  it('is logged without the values of the statement', async () => {
    await refuseWrites('secrets')
    const failed = platform.platform.transaction(({ db }) =>
      db.execute(sql`update secrets set value = value where name <> ${'freja@test.dk'}`),
    )
    const logged = JSON.stringify(await failed.catch(serializeError))
    expect(logged).toContain('could not extend file')
    expect(logged).not.toContain('freja@test.dk')
  })

  it('says so at the commit too', async () => {
    await refuseWrites('secrets')
    await takeWrites('secrets')
    await execute(
      'create constraint trigger refuse_write after update on secrets deferrable initially deferred for each row execute function refuse_write()',
    )
    await expect(execute('update secrets set value = value')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
  })
})
