import { expect, test } from 'vitest'
import { startCallServer } from '../calls/callTestServer.ts'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { startPageServer } from './pageTestServer.ts'

const siteKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'
const policyOf = async (url: string, recaptcha: string | null) => {
  const { get } = await startPageServer({
    'content.systemConfig': (input) =>
      input.query?.name === 'recaptcha' && recaptcha
        ? { id: '1', name: 'recaptcha', type: 'json', value: recaptcha, isPublic: true }
        : defaultResponses['content.systemConfig']?.(input),
  })
  return String((await get(url)).headers['content-security-policy'])
}

test('the page of the contact form allows the script and frame of reCAPTCHA with its key only', async () => {
  const [plain, checked, invalid] = await Promise.all(
    [null, JSON.stringify({ siteKey }), '{"siteKey":"x; script-src *"}'].map((value) => policyOf('/kontaktos', value)),
  )
  expect(plain).not.toContain('google')
  expect(invalid).toBe(plain)
  expect(checked).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//)
  expect(checked).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
})

test('no other page allows them', async () => {
  expect(await policyOf('/log-ind', JSON.stringify({ siteKey }))).not.toContain('google')
})

test('messages and their tokens are limited per address, together', async () => {
  const { post } = await startCallServer(
    { 'contact.humanToken': () => ({ token: 't', validSeconds: 120 }), 'contact.send': () => ({}) },
    { RATE_LIMITS: 'message=2' },
  )
  const token = () => post('/api/contact/human-token', {})
  const send = () => post('/api/contact', { name: 'A', email: 'a@b.dk', userId: 'p', message: 'Hej', recaptcha: 't' })
  expect([(await token()).statusCode, (await send()).statusCode, (await token()).statusCode]).toEqual([200, 200, 429])
})
