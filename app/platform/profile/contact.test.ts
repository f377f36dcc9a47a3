import { hashToken } from '@casino/shared/ids'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { contactChanges } from '../db/schema.ts'
import { openSession } from '../players/sessionStore.ts'
import { setUpContacts } from '../testing/contactTestKit.ts'
import type { TestResponse } from '../testing/platformClient.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'

const contacts = setUpContacts()
const { change, changesOf, codeTo, confirm, confirmIdentity, mails, pendingOf, profileOf } = contacts

describe('changing contact data', () => {
  it('needs a confirmed identity, and nothing is stored without', async () => {
    contacts.platform.clock.advance(5 * minuteMs)
    const answers: readonly TestResponse[] = [await change(), await change({ mobileNo: '20111111' })]
    expect(answers.map(({ code }) => code)).toEqual(['ERR_STEP_UP_REQUIRED', 'ERR_STEP_UP_REQUIRED'])
    expect(await pendingOf()).toBeNull()
    expect((await profileOf()).mobileNo).toBe('20000000')
    expect(contacts.platform.platform.outbox.list()).toEqual([])
  })

  it('stores a mobile number at once, logs it masked, and tells the player', async () => {
    const { email } = await profileOf()
    expect((await change({ email, mobileCC: '299', mobileNo: '123456' })).data()).toEqual({ emailChange: null, mobileChanged: true })
    expect(await profileOf()).toMatchObject({ mobileCC: '299', mobileNo: '123456', country: 'GL' })
    expect(await changesOf()).toMatchObject([{ field: 'mobile', before: '+45 ••••••00', after: '+299 ••••56' }])
    expect(mails(email)[0]).toMatchObject({ subject: 'Dit mobilnummer er ændret' })
  })

  it.each([
    ['45', '1234567'],
    ['299', '12345678'],
    ['46', '12345678'],
  ])('refuses the number +%s %s', async (mobileCC, mobileNo) => expect((await change({ mobileCC, mobileNo })).code).toBe('ERR_VALIDATION'))

  it('does nothing when nothing is new, and ignores case in the address', async () => {
    const { email } = await profileOf()
    expect((await change({ email: email.toUpperCase() })).data()).toEqual({ emailChange: null, mobileChanged: false })
    expect(await changesOf()).toEqual([])
    expect(contacts.platform.platform.outbox.list()).toEqual([])
  })

  it('refuses the address of another account, and keeps the number too', async () => {
    const other = await profileOf(await createTestPlayer(contacts.platform.platform))
    expect(await change({ email: other.email.toUpperCase(), mobileNo: '20111111' })).toMatchObject({ status: 409, code: 'ERR_EMAIL_TAKEN' })
    expect((await profileOf()).mobileNo).toBe('20000000')
    expect(await changesOf()).toEqual([])
  })
})

it('a change that is rolled back, as late as at its commit, sends no mail', async () => {
  const execute = (statement: string) => contacts.platform.platform.transaction(({ db }) => db.execute(sql.raw(statement)))
  await execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at the commit'; end $$`)
  await execute(`create constraint trigger refused after insert or update on email_changes
    deferrable initially deferred for each row execute function refuse()`)
  expect((await change({ mobileNo: '20111111' })).status).toBe(500)
  await execute('drop function refuse cascade')
  expect((await profileOf()).mobileNo).toBe('20000000')
  expect(contacts.platform.platform.outbox.list()).toEqual([])
  expect((await change({ mobileNo: '20111111' })).status).toBe(200)
  expect(contacts.platform.platform.outbox.list()).toHaveLength(2)
})

it('the log of changes names the device, is masked, and is the player’s own', async () => {
  const device = { type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x', addressHash: 'hash' } as const
  const sessionId = await contacts.platform.platform.transaction((context) =>
    openSession(context, contacts.player.id, { siteOrigin: 'http://site', device }),
  )
  const phone = { ...contacts.player, sessionId, sessionHash: hashToken(sessionId) }
  await confirmIdentity(phone)
  await change({}, phone)
  contacts.platform.clock.advance(minuteMs)
  await confirm(codeTo(contacts.newEmail), phone)
  const [logged] = await changesOf()
  expect(logged).toMatchObject({ field: 'email', after: 'n•••@eksempel.dk', changedAt: contacts.platform.clock.now() })
  expect(logged?.device).toEqual({ type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x' })
  const stored = await contacts.platform.platform.transaction(({ db }) => db.select().from(contactChanges))
  expect(JSON.stringify(stored)).not.toContain(contacts.newEmail)
  expect(await changesOf(await createTestPlayer(contacts.platform.platform))).toEqual([])
})
