import { afterEach, expect, test, vi } from 'vitest'
import { sendCall } from './client.ts'
import { CallError } from './errors.ts'

afterEach(() => vi.unstubAllGlobals())

const failureOf = async (response: Response): Promise<CallError> => {
  vi.stubGlobal('fetch', async () => response)
  const error = await sendCall('session.validate').catch((cause: unknown) => cause)
  if (error instanceof CallError) return error
  throw error
}

test('a refusal for too many requests names the time to wait, in ms', async () => {
  const body = { result: 0, error: { code: 'ERR_RATE_LIMITED', message: 'Vent lidt.' } }
  const { code, message, details } = await failureOf(Response.json(body, { status: 429, headers: { 'retry-after': '17' } }))
  expect([code, message, details]).toEqual(['ERR_RATE_LIMITED', 'Vent lidt.', { status: 429, retryAfterMs: 17_000 }])
})

test.each(['', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1'])('a time of “%s” is no time', async (value) => {
  const { details } = await failureOf(Response.json({ result: 0 }, { status: 429, headers: { 'retry-after': value } }))
  expect(details).toEqual({ status: 429 })
})

test('a page that is no envelope is an internal error with its status', async () => {
  const { code, details } = await failureOf(new Response('<html>', { status: 200 }))
  expect([code, details]).toEqual(['ERR_INTERNAL', { status: 200 }])
})
