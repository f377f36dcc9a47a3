import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

const entered = { email: 'freja.ny@eksempel.dk', mobileCC: '45', mobileNo: '20112233' }
const none = { emailChange: null, confirmedUntil: null }
const refuse = (code: 'ERR_STEP_UP_REQUIRED' | 'ERR_CODE_WRONG' | 'ERR_EMAIL_TAKEN', data?: object) => () => {
  throw new CallFailure(code, data && { data })
}
const answers = {
  'profile.contact': () => none,
  'profile.changeContact': refuse('ERR_STEP_UP_REQUIRED'),
  'profile.cancelContactChange': () => ({}),
}
/** Sends the change that needs a step-up, and returns the cookies of the browser afterwards. */
async function keepDraft(server: Awaited<ReturnType<typeof startCallServer>>) {
  const refused = await server.post('/api/user/contact-change', entered, sessionCookie)
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'ERR_STEP_UP_REQUIRED'])
  const draft = parseSetCookies(refused.headers['set-cookie']).contactDraft
  return { draft, cookies: `${sessionCookie}; contactDraft=${draft}`, header: String(refused.headers['set-cookie']) }
}
const draftOf = async ({ post }: Awaited<ReturnType<typeof startCallServer>>, cookies: string) =>
  (await post('/api/user/contact', {}, cookies)).json().data.draft

describe('what a player entered before a step-up', () => {
  test('is kept sealed in an httpOnly cookie and comes back', async () => {
    const server = await startCallServer(answers)
    const { draft, cookies, header } = await keepDraft(server)
    expect(header).toMatch(/HttpOnly; SameSite=Lax/)
    for (const text of ['freja', '20112233']) expect(Buffer.from(String(draft), 'base64url').toString('latin1')).not.toContain(text)
    expect(await draftOf(server, cookies)).toEqual(entered)
    expect(server.lines.join()).not.toMatch(/freja\.ny|20112233/)
  })

  test('is not shown to another player of the same browser, nor when it is forged', async () => {
    const server = await startCallServer(answers)
    const { draft } = await keepDraft(server)
    expect(await draftOf(server, `session=other-session-id-of-22-chars; userId=u2; contactDraft=${draft}`)).toBeNull()
    expect(await draftOf(server, `${sessionCookie}; contactDraft=${String(draft).slice(1)}`)).toBeNull()
    expect(await draftOf(server, sessionCookie)).toBeNull()
  })

  test('is forgotten when it is stored, and when the player cancels', async () => {
    const first = await startCallServer(answers)
    const { cookies } = await keepDraft(first)
    const stored = await startCallServer({ ...answers, 'profile.changeContact': () => ({ emailChange: null, mobileChanged: true }) })
    for (const [server, url] of [
      [stored, 'contact-change'],
      [first, 'contact-cancel'],
    ] as const) {
      const answer = await server.post(`/api/user/${url}`, url === 'contact-change' ? entered : {}, cookies)
      expect([answer.statusCode, parseSetCookies(answer.headers['set-cookie'])]).toEqual([200, { contactDraft: null }])
    }
  })

  test('is not kept by another refusal, and none that the form would refuse reaches the back end', async () => {
    const server = await startCallServer({ ...answers, 'profile.changeContact': refuse('ERR_EMAIL_TAKEN') })
    expect((await server.post('/api/user/contact-change', entered, sessionCookie)).headers['set-cookie']).toBeUndefined()
    const before = server.sent().length
    const invalid = await server.post('/api/user/contact-change', { ...entered, mobileNo: '2011' }, sessionCookie)
    expect(invalid.json().error.fields).toEqual([{ path: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' }])
    expect(server.sent()).toHaveLength(before)
  })
})

test('a wrong code is refused in words, and neither code nor address is logged', async () => {
  const { post, lines } = await startCallServer({ 'profile.confirmEmail': refuse('ERR_CODE_WRONG') })
  const answer = await post('/api/user/email-confirm', { emailCode: '731946' }, sessionCookie)
  expect([answer.statusCode, answer.json().error.message]).toEqual([422, 'Koden passer ikke. Tjek tallene i den nyeste e-mail fra os.'])
  expect(lines.join()).not.toContain('731946')
  expect((await post('/api/user/email-confirm', { emailCode: '12345' }, sessionCookie)).json().error.fields).toEqual([
    { path: 'emailCode', message: 'Koden har 6 cifre.' },
  ])
})

test('changes and codes have a rate limit of their own', async () => {
  const server = await startCallServer({ ...answers, 'profile.confirmEmail': refuse('ERR_CODE_WRONG') }, { RATE_LIMITS: 'contact=2' })
  const statuses = []
  for (let tries = 0; tries < 3; tries += 1)
    statuses.push((await server.post('/api/user/email-confirm', { emailCode: '000000' }, sessionCookie)).statusCode)
  expect(statuses).toEqual([422, 422, 429])
  expect((await server.post('/api/user/contact', {}, sessionCookie)).statusCode).toBe(200)
})
