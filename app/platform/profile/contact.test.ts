import type { ContactChange, EmailChange } from '@casino/features/profile/calls'
import type { Profile } from '@casino/features/session/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs, secondMs } from '../clock.ts'
import { contactChanges, emailChanges } from '../db/schema.ts'
import { grantStepUp } from '../identity/stepUp.ts'
import { hashToken } from '../ids.ts'
import { openSession } from '../sessions/store.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import type { TestResponse } from '../testing/platformClient.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

let platform: TestPlatform
let player: TestPlayer
let newEmail: string
beforeAll(async () => {
  platform = await startTestPlatform()
})
beforeEach(async () => {
  platform.platform.outbox.clear()
  player = await createTestPlayer(platform.platform)
  newEmail = `ny-${player.id}@eksempel.dk`
  await confirmIdentity()
})
afterAll(() => platform.close())

const mobile = { mobileCC: '45', mobileNo: '20000000' }
const call = (name: string, body: object = {}, as = player) => platform.post(`/api/user/${name}`, { sessionId: as.sessionId, ...body })
const confirmIdentity = (as = player) =>
  platform.platform.transaction((context) => grantStepUp(context, { sessionHash: as.sessionHash, purpose: 'contact' }))
const change = (values: object = {}, as = player) => call('contact-change', { ...mobile, email: newEmail, ...values }, as)
const profileOf = async (as = player) => (await call('user-profile', {}, as)).data<Profile & Record<string, unknown>>()
const changesOf = async (as = player) => (await call('changes', {}, as)).data<{ changes: readonly ContactChange[] }>().changes
const pendingOf = async () => (await call('contact')).data<{ emailChange: EmailChange | null }>().emailChange
const mails = (to: string) => platform.platform.outbox.list().filter((message) => message.to === to)
/** The code of the latest mail to an address. */
const codeTo = (email: string) => /\d{6}/.exec(mails(email)[0]?.text ?? '')?.[0] ?? ''
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const confirm = (emailCode: string, as = player) => call('email-confirm', { emailCode }, as)

describe('changing contact data', () => {
  it('needs a confirmed identity, and nothing is stored without', async () => {
    platform.clock.advance(5 * minuteMs)
    const answers: readonly TestResponse[] = [await change(), await change({ mobileNo: '20111111' })]
    expect(answers.map(({ code }) => code)).toEqual(['ERR_STEP_UP_REQUIRED', 'ERR_STEP_UP_REQUIRED'])
    expect(await pendingOf()).toBeNull()
    expect((await profileOf()).mobileNo).toBe('20000000')
    expect(platform.platform.outbox.list()).toEqual([])
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
    expect(platform.platform.outbox.list()).toEqual([])
  })

  it('refuses the address of another account, and keeps the number too', async () => {
    const other = await profileOf(await createTestPlayer(platform.platform))
    expect(await change({ email: other.email.toUpperCase(), mobileNo: '20111111' })).toMatchObject({ status: 409, code: 'ERR_EMAIL_TAKEN' })
    expect((await profileOf()).mobileNo).toBe('20000000')
    expect(await changesOf()).toEqual([])
  })
})

it('a change that is rolled back, as late as at its commit, sends no mail', async () => {
  const execute = (statement: string) => platform.platform.transaction(({ db }) => db.execute(sql.raw(statement)))
  await execute(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused at the commit'; end $$`)
  await execute(`create constraint trigger refused after insert or update on email_changes
    deferrable initially deferred for each row execute function refuse()`)
  expect((await change({ mobileNo: '20111111' })).status).toBe(500)
  await execute('drop function refuse cascade')
  expect((await profileOf()).mobileNo).toBe('20000000')
  expect(platform.platform.outbox.list()).toEqual([])
  expect((await change({ mobileNo: '20111111' })).status).toBe(200)
  expect(platform.platform.outbox.list()).toHaveLength(2)
})

describe('a new e-mail address', () => {
  it('is the player’s after its code, and the old address is told', async () => {
    const { email: oldEmail } = await profileOf()
    const { emailChange } = (await change()).data<{ emailChange: EmailChange }>()
    expect(emailChange).toMatchObject({ email: newEmail, triesLeft: 5, resendSeconds: 60, expiresAt: platform.clock.now() + 15 * minuteMs })
    expect((await profileOf()).email).toBe(oldEmail)
    expect((await confirm(codeTo(newEmail))).status).toBe(200)
    expect((await profileOf()).email).toBe(newEmail)
    expect(await pendingOf()).toBeNull()
    expect(mails(oldEmail)).toHaveLength(1)
    expect(mails(oldEmail)[0]?.text).toContain('n•••@eksempel.dk')
    expect(mails(oldEmail)[0]?.text).not.toContain(newEmail)
  })

  it('is changed once by a code that is sent again because the answer was lost, until the code expires', async () => {
    const { email: oldEmail } = await profileOf()
    await change()
    const code = codeTo(newEmail)
    for (let tries = 0; tries < 2; tries += 1) expect((await confirm(code)).status).toBe(200)
    expect((await confirm(wrongCode(code))).code).toBe('ERR_CODE_EXPIRED')
    expect(await changesOf()).toHaveLength(1)
    expect(mails(oldEmail)).toHaveLength(1)
    platform.clock.advance(15 * minuteMs)
    expect((await confirm(code)).code).toBe('ERR_CODE_EXPIRED')
  })

  it('is changed once by two answers at the same time', async () => {
    await change()
    const code = codeTo(newEmail)
    const answers = await Promise.all([confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await changesOf()).toHaveLength(1)
  })

  it('that is saved again because the answer was lost keeps its code, which is on its way', async () => {
    await change()
    platform.clock.advance(20 * secondMs)
    const { emailChange } = (await change()).data<{ emailChange: EmailChange }>()
    expect(emailChange).toMatchObject({ email: newEmail, resendSeconds: 40 })
    expect(mails(newEmail)).toHaveLength(1)
    platform.clock.advance(40 * secondMs)
    expect((await change()).status).toBe(200)
    expect(mails(newEmail)).toHaveLength(2)
  })

  it('accepts the newest of two codes only', async () => {
    await change()
    const first = codeTo(newEmail)
    platform.clock.advance(minuteMs)
    expect((await call('email-code')).status).toBe(200)
    const second = codeTo(newEmail)
    expect(mails(newEmail)).toHaveLength(2)
    if (first !== second) expect((await confirm(first)).code).toBe('ERR_CODE_WRONG')
    expect((await confirm(second)).status).toBe(200)
  })

  it('allows five wrong codes, and then not the right one either', async () => {
    await change()
    const code = codeTo(newEmail)
    for (const triesLeft of [4, 3, 2, 1]) {
      const answer = await confirm(wrongCode(code))
      expect([answer.status, answer.code, answer.json<{ data: object }>().data]).toEqual([422, 'ERR_CODE_WRONG', { triesLeft }])
    }
    for (const tried of [wrongCode(code), code]) expect((await confirm(tried)).code).toBe('ERR_CODE_EXPIRED')
    expect((await pendingOf())?.triesLeft).toBe(0)
  })

  it('counts wrong codes that arrive at the same time one by one', async () => {
    await change()
    const code = codeTo(newEmail)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(wrongCode(code))))
    expect(answers.filter((answer) => answer.code === 'ERR_CODE_WRONG')).toHaveLength(4)
    expect((await confirm(code)).code).toBe('ERR_CODE_EXPIRED')
  })

  it('has a code that expires, and gets another', async () => {
    await change()
    platform.clock.advance(15 * minuteMs)
    expect((await confirm(codeTo(newEmail))).code).toBe('ERR_CODE_EXPIRED')
    await call('email-code')
    expect((await confirm(codeTo(newEmail))).status).toBe(200)
  })

  it('gets another code after a minute, and five within an hour at most', async () => {
    await change()
    platform.clock.advance(59 * secondMs)
    expect(await call('email-code')).toMatchObject({ status: 429, code: 'ERR_CODE_WAIT' })
    platform.clock.advance(secondMs)
    for (let codes = 1; codes < 5; codes += 1) {
      expect((await call('email-code')).status).toBe(200)
      platform.clock.advance(minuteMs)
    }
    expect((await call('email-code')).code).toBe('ERR_CODE_WAIT')
    await confirmIdentity()
    expect((await change({ email: `andet-${newEmail}` })).code).toBe('ERR_CODE_WAIT')
    for (let pauses = 0; pauses < 3; pauses += 1) {
      platform.clock.advance(20 * minuteMs)
      await call('contact') // the session stays active
    }
    await confirmIdentity()
    expect((await change()).status).toBe(200)
  })

  it('can be corrected at once: the other address replaces it, and its code is worth nothing', async () => {
    await change({ email: `forkert-${newEmail}` })
    const wrong = codeTo(`forkert-${newEmail}`)
    expect((await change()).status).toBe(200)
    const right = codeTo(newEmail)
    if (wrong !== right) expect((await confirm(wrong)).code).toBe('ERR_CODE_WRONG')
    await confirm(right)
    expect((await profileOf()).email).toBe(newEmail)
  })

  it('is forgotten when the player cancels', async () => {
    await change()
    await call('contact-cancel')
    expect(await pendingOf()).toBeNull()
    for (const answer of [await confirm(codeTo(newEmail)), await call('email-code')]) expect(answer.code).toBe('ERR_CODE_EXPIRED')
  })

  it('goes to the faster of two accounts', async () => {
    const other = await createTestPlayer(platform.platform)
    await confirmIdentity(other)
    await change()
    const code = codeTo(newEmail)
    await change({}, other)
    expect((await confirm(codeTo(newEmail), other)).status).toBe(200)
    expect((await confirm(code)).code).toBe('ERR_EMAIL_TAKEN')
    expect((await profileOf()).email).not.toBe(newEmail)
    expect(await changesOf()).toEqual([])
  })

  it('is nobody else’s to confirm', async () => {
    await change()
    const stranger = await createTestPlayer(platform.platform)
    expect((await confirm(codeTo(newEmail), stranger)).code).toBe('ERR_CODE_EXPIRED')
  })
})

it('the log of changes names the device, is masked, and is the player’s own', async () => {
  const device = { type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x', addressHash: 'hash' } as const
  const sessionId = await platform.platform.transaction((context) => openSession(context, player.id, { siteOrigin: 'http://site', device }))
  const phone = { ...player, sessionId, sessionHash: hashToken(sessionId) }
  await confirmIdentity(phone)
  await change({}, phone)
  platform.clock.advance(minuteMs)
  await confirm(codeTo(newEmail), phone)
  const [logged] = await changesOf()
  expect(logged).toMatchObject({ field: 'email', after: 'n•••@eksempel.dk', changedAt: platform.clock.now() })
  expect(logged?.device).toEqual({ type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x' })
  const stored = await platform.platform.transaction(({ db }) => db.select().from(contactChanges))
  expect(JSON.stringify(stored)).not.toContain(newEmail)
  expect(await changesOf(await createTestPlayer(platform.platform))).toEqual([])
})

it('no code is stored in clear', async () => {
  await change()
  const stored = JSON.stringify(await platform.platform.transaction(({ db }) => db.select().from(emailChanges)))
  expect(codeTo(newEmail)).toMatch(/^\d{6}$/)
  expect(stored).not.toContain(`"${codeTo(newEmail)}"`)
})
