import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { createTokenVerifier } from './recaptcha.ts'

const recaptchaSiteKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'
const secret = 'secret-of-the-operator'
const message = { name: 'Freja Holm', email: 'freja@eksempel.dk', userId: 'p1', message: 'Hvor bliver min udbetaling af?' }

let verifier: Server
let url: string
let platform: TestPlatform
/** What the verifier was asked, and what it answers; `hang` answers nothing until `release`. */
let asked: string[]
let answer: unknown
let hanging: (() => void)[]

beforeAll(async () => {
  verifier = createServer(async (request, response) => {
    asked.push(await text(request))
    const send = () => response.end(JSON.stringify(answer))
    if (answer === 'hang') hanging.push(send)
    else send()
  })
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify` // it listens on a port
  platform = await startTestPlatform({
    settings: { recaptchaSiteKey },
    env: { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: url },
  })
})
beforeEach(() => {
  asked = []
  hanging = []
  platform.platform.outbox.clear()
})
afterAll(async () => {
  await platform.close()
  verifier.closeAllConnections()
  verifier.close()
})

const send = () => platform.post('/api/contact', { ...message, recaptcha: 'token-of-google' })
const mails = () => platform.platform.outbox.list()
const refusals = {
  'timeout-or-duplicate': 'contact_us.recaptcha_expired',
  'invalid-input-response': 'contact_us.recaptcha_failed',
} as const

it('sends a message whose token the provider accepts', async () => {
  answer = { success: true, challenge_ts: '2026-06-15T10:00:00Z', hostname: 'casino.example' }
  expect((await send()).status).toBe(200)
  expect(asked).toEqual([`secret=${secret}&response=token-of-google`])
  expect(mails()).toHaveLength(1)
})

it.each(Object.entries(refusals))('refuses the token of %s', async (code, text) => {
  answer = { success: false, 'error-codes': [code] }
  const refused = await send()
  expect(refused.code).toBe('ERR_VALIDATION')
  expect(refused.text).toContain(text)
  expect(mails()).toEqual([])
})

it('does not hold the database while it waits, and gives up after three seconds', async () => {
  answer = 'hang'
  const waiting = send()
  await vi.waitFor(() => expect(hanging).toHaveLength(1))
  expect((await platform.post('/api/contact/human-token', {})).status).toBe(200) // needs the one connection
  expect(hanging).toHaveLength(1)
  expect((await waiting).code).toBe('ERR_UPSTREAM')
  expect(mails()).toEqual([])
})

it.each([{ success: false, 'error-codes': ['invalid-input-secret'] }, 'no object'])(
  'blames the provider, not the player, and logs no secret: %j',
  async (given) => {
    answer = given
    const log = { warn: vi.fn(), error: vi.fn() }
    await expect(createTokenVerifier({ url, secret, log })('token-of-google')).rejects.toMatchObject({ code: 'ERR_UPSTREAM' })
    const lines = JSON.stringify([log.warn.mock.calls, log.error.mock.calls])
    expect(lines).toContain('reCAPTCHA')
    expect(lines).not.toMatch(/secret-of|token-of/)
  },
)

it('does not start with a key and without its secret', async () => {
  await expect(startTestPlatform({ settings: { recaptchaSiteKey } })).rejects.toThrow('RECAPTCHA_SECRET')
})
