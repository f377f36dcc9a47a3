import { beforeEach, expect, it } from 'vitest'
import { failNextCommit } from '../testing/failNextCommit.ts'
import { setUpPlatform } from '../testing/harness.ts'

const platform = setUpPlatform()
beforeEach(() => platform.reset())

const message = { name: 'Freja Holm', email: 'freja@eksempel.dk', userId: 'p1', message: 'Hvor bliver min udbetaling af?' }
const token = async () => (await platform.post('/api/contact/human-token', {})).data<{ token: string }>().token
const send = (recaptcha: string, change: Partial<typeof message> = {}) =>
  platform.post('/api/contact', { ...message, ...change, recaptcha })
const mails = () => platform.platform.outbox.list()

it('a message with a token reaches the support', async () => {
  expect((await send(await token())).status).toBe(200)
  expect(mails()).toMatchObject([{ subject: 'Freja Holm (p1)', text: 'freja@eksempel.dk\n\nHvor bliver min udbetaling af?' }])
})

it.each(['A\r\nBcc: evil@example.dk', 'A\nB', 'A\u0085B', 'A\u2028B', 'A\u001bB'])(
  'a name or an id of more than one line does not become the subject of a mail: %j',
  async (line) => {
    for (const field of ['name', 'userId']) {
      const refused = await send(await token(), { [field]: line })
      expect(refused.json()).toMatchObject({ code: 'ERR_VALIDATION', fields: [{ path: field }] })
    }
    expect(mails()).toEqual([])
    expect((await send(await token(), { name: 'Ægir Ø’Brien-Łoś', message: 'To\r\nlinjer' })).status).toBe(200)
  },
)

it('a guest has no user id', async () => {
  await send(await token(), { userId: '' })
  expect(mails()).toMatchObject([{ subject: 'Freja Holm' }])
})

it.each([{ message: 'Mit kort er 4111-1111-1111-1111' }, { message: 'CPR 170591-1234' }, { name: 'Freja 1705911234' }])(
  'the number of a person or a card never reaches the mailbox: %j',
  async (change) => {
    const refused = await send(await token(), change)
    expect(refused.json()).toMatchObject({
      code: 'ERR_VALIDATION',
      fields: [{ path: Object.keys(change)[0], message: 'validation.secret_number' }],
    })
    expect(mails()).toEqual([])
  },
)

it('a token is for one message', async () => {
  const one = await token()
  await send(one)
  const again = await send(one)
  expect(again).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(again.text).toContain('contact_us.recaptcha_expired')
  expect(mails()).toHaveLength(1)
})

it('a token is not used up by a message whose transaction is rolled back', async () => {
  const one = await token()
  failNextCommit(platform.platform)
  expect((await send(one)).code).toBe('ERR_INTERNAL')
  expect(mails()).toEqual([])
  expect((await send(one)).status).toBe(200)
  expect(mails()).toHaveLength(1)
})

it('a token is for one message, also when two are sent at once', async () => {
  const one = await token()
  const answers = await Promise.all([send(one), send(one)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['ERR_VALIDATION', null])
  expect(mails()).toHaveLength(1)
})

it('a token is valid for two minutes', async () => {
  const one = await token()
  platform.clock.advance(119_000)
  expect((await send(one)).status).toBe(200)
  const late = await token()
  platform.clock.advance(120_000)
  expect((await send(late)).text).toContain('contact_us.recaptcha_expired')
})

it.each(['x', '..', 'a.99999999999999.b'])('no other text is a token: %j', async (recaptcha) => {
  expect((await send(recaptcha)).text).toContain('contact_us.recaptcha_failed')
  expect(mails()).toEqual([])
})

it('a token with something after it is none', async () => {
  const one = await token()
  expect((await send(one)).status).toBe(200)
  expect((await send(`${one}.x`)).text).toContain('contact_us.recaptcha_failed')
  expect(mails()).toHaveLength(1)
})

it.each(['name', 'email', 'message'] as const)('%s is required', async (field) => {
  expect((await send(await token(), { [field]: '  ' })).code).toBe('ERR_VALIDATION')
  expect(mails()).toEqual([])
})
