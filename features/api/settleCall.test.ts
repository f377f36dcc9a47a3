import { expect, test } from 'vitest'
import { CallError } from './errors.ts'
import { settleCall } from './settleCall.ts'

test('an answer is a success', async () => {
  expect(await settleCall(Promise.resolve(7))).toEqual({ type: 'success', data: 7 })
})

test('a failed call is a failure with its error', async () => {
  const error = new CallError('ERR_TIMEOUT', 'Prøv igen.')
  expect(await settleCall(Promise.reject(error))).toEqual({ type: 'failure', error })
})

test('a programming error rejects', async () => {
  await expect(settleCall(Promise.reject(new TypeError('x is not a function')))).rejects.toThrow(TypeError)
})
