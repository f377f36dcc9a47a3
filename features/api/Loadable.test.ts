import { expect, test } from 'vitest'
import { CallError } from './errors.ts'
import { toLoadable } from './Loadable.ts'

const error = new CallError('ERR_UPSTREAM', 'Prøv igen.', { status: 502, reference: 'R-1' })
const failed = { type: 'failed', message: 'Prøv igen.', reference: 'R-1' }

test('shows data, also stale data, then the error, and loads until there is one', () => {
  expect(toLoadable({})).toEqual({ type: 'loading' })
  expect(toLoadable({ data: null })).toEqual({ type: 'loading' })
  expect(toLoadable({ error })).toEqual(failed)
  expect(toLoadable({ data: null, error })).toEqual(failed)
  expect(toLoadable({ data: { list: [1] }, error }, ({ list }) => list)).toEqual({ type: 'ready', value: [1] })
})

test('tells of a failure what the screen shows', () => {
  expect(toLoadable({ error }, String, ({ code }) => ({ code }))).toEqual({ type: 'failed', code: 'ERR_UPSTREAM' })
})
