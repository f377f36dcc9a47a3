import { expect, test } from 'vitest'
import { startCallServer } from './callTestServer.ts'

/** Text that no URL and no database can hold, as JSON and as a part of a URL. */
const malformed = ['a\u0000b', 'a\ud800b', '\udc00']

test.each(malformed)('%j is refused by name, before a call is sent', async (text) => {
  const { post, sent } = await startCallServer()
  for (const [call, part, field, rest] of [
    ['deposit.bonusByCode', 'params', 'code', {}],
    ['session.logExpiry', 'body', 'from_route', { userId: 'u1', datetime: '2026-01-01' }],
  ] as const) {
    const { statusCode, payload } = await post(`/backend/${call}`, { [part]: { ...rest, [field]: text } })
    expect([call, statusCode, JSON.parse(payload).error.fields]).toEqual([
      call,
      422,
      [{ path: field, message: 'Ret de markerede felter, og prøv igen.' }],
    ])
  }
  expect(sent()).toEqual([])
})
