import { backendCall } from '@casino/features/api/contract'
import { bonusCodeSchema } from '@casino/features/api/scalars'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallFailure } from './callFailure.ts'
import { parseCallInput } from './parseCallInput.ts'

const call = backendCall('POST /Call/:id', {
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.number().default(1) }),
  body: z.object({ limit: z.object({ amount: z.number('validation.amount_positive') }) }),
  response: z.object({}),
})
const failureOf = (run: () => unknown): CallFailure => {
  try {
    run()
  } catch (error) {
    if (error instanceof CallFailure) return error
  }
  throw new Error('Expected a CallFailure')
}

test('every part is parsed by its schema, and a part without one is dropped', () => {
  const body = { limit: { amount: 1, more: true }, admin: true }
  expect(parseCallInput(call, { params: { id: 'a' }, body })).toEqual({
    params: { id: 'a' },
    query: { page: 1 },
    body: { limit: { amount: 1 } },
  })
  const { query: _, body: __, ...withoutBody } = call
  expect(parseCallInput(withoutBody, { params: { id: 'a' }, query: { page: 2 }, body })).toEqual({ params: { id: 'a' } })
})

test('the invalid fields of all parts are reported together, by path and never by value', () => {
  const failure = failureOf(() => parseCallInput(call, { params: {}, body: { limit: { amount: 'secret' } } }))
  expect(failure.code).toBe('ERR_VALIDATION')
  expect(failure.details.fields).toEqual([
    { path: 'id', message: expect.any(String) },
    { path: 'limit.amount', message: 'validation.amount_positive' },
  ])
  expect(failure.details.reason).toBe('id, limit.amount')
  expect(JSON.stringify(failure.details)).not.toContain('secret')
})

test('text that no database can hold is invalid, by its path', () => {
  const text = backendCall('POST /Call', {
    access: 'public',
    body: z.object({ note: z.object({ text: z.string() }) }),
    response: z.object({}),
  })
  const failure = failureOf(() => parseCallInput(text, { body: { note: { text: 'a\u0000b' } } }))
  expect(failure.details.fields).toEqual([{ path: 'note.text', message: 'error.ERR_VALIDATION' }])
  expect(parseCallInput(text, { body: { note: { text: 'æ 🎲' } } }).body).toEqual({ note: { text: 'æ 🎲' } })
})

test('a missing part counts as empty', () => {
  expect(failureOf(() => parseCallInput(call, {})).details.reason).toBe('id, limit')
})

test('texts of every part arrive as they are meant, at any depth', () => {
  const texts = backendCall('POST /Call/:code', {
    access: 'public',
    params: z.object({ code: bonusCodeSchema }),
    body: z.object({ names: z.array(z.object({ name: z.string() })) }),
    response: z.object({}),
  })
  const input = { params: { code: '“ＯＶＥＮＩ”' }, body: { names: [{ name: 'D’Arcy\u200b' }] } }
  expect(parseCallInput(texts, input)).toEqual({ params: { code: 'OVENI' }, body: { names: [{ name: "D'Arcy" }] } })
})
