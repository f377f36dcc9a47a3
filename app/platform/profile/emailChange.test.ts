import type { EmailChange } from '@casino/features/profile/calls'
import { describe, expect, it } from 'vitest'
import { minuteMs, secondMs } from '../core/clock.ts'
import { emailChanges } from '../db/schema.ts'
import { setUpContacts } from '../testing/contactTestKit.ts'
import { createTestPlayer } from '../testing/testPlayers.ts'

const contacts = setUpContacts()
const { call, change, changesOf, codeTo, confirm, confirmIdentity, mails, pendingOf, profileOf } = contacts
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a new e-mail address', () => {
  it('is the player’s after its code, and the old address is told', async () => {
    const { email: oldEmail } = await profileOf()
    const { emailChange } = (await change()).data<{ emailChange: EmailChange }>()
    expect(emailChange).toMatchObject({
      email: contacts.newEmail,
      triesLeft: 5,
      resendSeconds: 60,
      expiresAt: contacts.platform.clock.now() + 15 * minuteMs,
    })
    expect((await profileOf()).email).toBe(oldEmail)
    expect((await confirm(codeTo(contacts.newEmail))).status).toBe(200)
    expect((await profileOf()).email).toBe(contacts.newEmail)
    expect(await pendingOf()).toBeNull()
    expect(mails(oldEmail)).toHaveLength(1)
    expect(mails(oldEmail)[0]?.text).toContain('n•••@eksempel.dk')
    expect(mails(oldEmail)[0]?.text).not.toContain(contacts.newEmail)
  })

  it('is changed once by a code that is sent again because the answer was lost, until the code expires', async () => {
    const { email: oldEmail } = await profileOf()
    await change()
    const code = codeTo(contacts.newEmail)
    for (let tries = 0; tries < 2; tries += 1) expect((await confirm(code)).status).toBe(200)
    expect((await confirm(wrongCode(code))).code).toBe('ERR_CODE_EXPIRED')
    expect(await changesOf()).toHaveLength(1)
    expect(mails(oldEmail)).toHaveLength(1)
    contacts.platform.clock.advance(15 * minuteMs)
    expect((await confirm(code)).code).toBe('ERR_CODE_EXPIRED')
  })

  it('is changed once by two answers at the same time', async () => {
    await change()
    const code = codeTo(contacts.newEmail)
    const answers = await Promise.all([confirm(code), confirm(code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await changesOf()).toHaveLength(1)
  })

  it('that is saved again because the answer was lost keeps its code, which is on its way', async () => {
    await change()
    contacts.platform.clock.advance(20 * secondMs)
    const { emailChange } = (await change()).data<{ emailChange: EmailChange }>()
    expect(emailChange).toMatchObject({ email: contacts.newEmail, resendSeconds: 40 })
    expect(mails(contacts.newEmail)).toHaveLength(1)
    contacts.platform.clock.advance(40 * secondMs)
    expect((await change()).status).toBe(200)
    expect(mails(contacts.newEmail)).toHaveLength(2)
  })

  it('accepts the newest of two codes only', async () => {
    await change()
    const first = codeTo(contacts.newEmail)
    contacts.platform.clock.advance(minuteMs)
    expect((await call('email-code')).status).toBe(200)
    const second = codeTo(contacts.newEmail)
    expect(mails(contacts.newEmail)).toHaveLength(2)
    if (first !== second) expect((await confirm(first)).code).toBe('ERR_CODE_WRONG')
    expect((await confirm(second)).status).toBe(200)
  })

  it('allows five wrong codes, and then not the right one either', async () => {
    await change()
    const code = codeTo(contacts.newEmail)
    for (const triesLeft of [4, 3, 2, 1]) {
      const answer = await confirm(wrongCode(code))
      expect([answer.status, answer.code, answer.json<{ data: object }>().data]).toEqual([422, 'ERR_CODE_WRONG', { triesLeft }])
    }
    for (const tried of [wrongCode(code), code]) expect((await confirm(tried)).code).toBe('ERR_CODE_EXPIRED')
    expect((await pendingOf())?.triesLeft).toBe(0)
  })

  it('counts wrong codes that arrive at the same time one by one', async () => {
    await change()
    const code = codeTo(contacts.newEmail)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(wrongCode(code))))
    expect(answers.filter((answer) => answer.code === 'ERR_CODE_WRONG')).toHaveLength(4)
    expect((await confirm(code)).code).toBe('ERR_CODE_EXPIRED')
  })

  it('has a code that expires, and gets another', async () => {
    await change()
    contacts.platform.clock.advance(15 * minuteMs)
    expect((await confirm(codeTo(contacts.newEmail))).code).toBe('ERR_CODE_EXPIRED')
    await call('email-code')
    expect((await confirm(codeTo(contacts.newEmail))).status).toBe(200)
  })

  it('gets another code after a minute, and five within an hour at most', async () => {
    await change()
    contacts.platform.clock.advance(59 * secondMs)
    expect(await call('email-code')).toMatchObject({ status: 429, code: 'ERR_CODE_WAIT' })
    contacts.platform.clock.advance(secondMs)
    for (let codes = 1; codes < 5; codes += 1) {
      expect((await call('email-code')).status).toBe(200)
      contacts.platform.clock.advance(minuteMs)
    }
    expect((await call('email-code')).code).toBe('ERR_CODE_WAIT')
    await confirmIdentity()
    expect((await change({ email: `andet-${contacts.newEmail}` })).code).toBe('ERR_CODE_WAIT')
    for (let pauses = 0; pauses < 3; pauses += 1) {
      contacts.platform.clock.advance(20 * minuteMs)
      await call('contact') // the session stays active
    }
    await confirmIdentity()
    expect((await change()).status).toBe(200)
  })

  it('can be corrected at once: the other address replaces it, and its code is worth nothing', async () => {
    await change({ email: `forkert-${contacts.newEmail}` })
    const wrong = codeTo(`forkert-${contacts.newEmail}`)
    expect((await change()).status).toBe(200)
    const right = codeTo(contacts.newEmail)
    if (wrong !== right) expect((await confirm(wrong)).code).toBe('ERR_CODE_WRONG')
    await confirm(right)
    expect((await profileOf()).email).toBe(contacts.newEmail)
  })

  it('is forgotten when the player cancels', async () => {
    await change()
    await call('contact-cancel')
    expect(await pendingOf()).toBeNull()
    for (const answer of [await confirm(codeTo(contacts.newEmail)), await call('email-code')]) expect(answer.code).toBe('ERR_CODE_EXPIRED')
  })

  it('goes to the faster of two accounts', async () => {
    const other = await createTestPlayer(contacts.platform.platform)
    await confirmIdentity(other)
    await change()
    const code = codeTo(contacts.newEmail)
    await change({}, other)
    expect((await confirm(codeTo(contacts.newEmail), other)).status).toBe(200)
    expect((await confirm(code)).code).toBe('ERR_EMAIL_TAKEN')
    expect((await profileOf()).email).not.toBe(contacts.newEmail)
    expect(await changesOf()).toEqual([])
  })

  it('cannot be confirmed by another player', async () => {
    await change()
    const stranger = await createTestPlayer(contacts.platform.platform)
    expect((await confirm(codeTo(contacts.newEmail), stranger)).code).toBe('ERR_CODE_EXPIRED')
  })
})

it('no code is stored in clear', async () => {
  await change()
  const stored = JSON.stringify(await contacts.platform.platform.transaction(({ db }) => db.select().from(emailChanges)))
  expect(codeTo(contacts.newEmail)).toMatch(/^\d{6}$/)
  expect(stored).not.toContain(`"${codeTo(contacts.newEmail)}"`)
})
