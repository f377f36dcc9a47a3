import { expect, it } from 'vitest'
import { CallError, type ErrorCode, httpStatusByErrorCode, isErrorCode, isNetworkFailure, isUncertain } from './errors.ts'

const codes = Object.keys(httpStatusByErrorCode) as ErrorCode[] // keys of the literal that the type is made of

it('recognises its own codes only, not what every object inherits', () => {
  expect(codes.every(isErrorCode)).toBe(true)
  expect(['ERR_UNKNOWN', '', 'toString', 'constructor', undefined, null, 7, ['ERR_NETWORK']].some(isErrorCode)).toBe(false)
})

it('counts a payment as uncertain exactly when the back end may have processed it', () => {
  expect(codes.filter(isUncertain).toSorted()).toEqual([
    'ERR_BUSY',
    'ERR_INTERNAL',
    'ERR_NETWORK',
    'ERR_OVERLOADED',
    'ERR_RATE_LIMITED',
    'ERR_TIMEOUT',
    'ERR_UNAUTHENTICATED',
    'ERR_UPSTREAM',
  ])
})

it('counts a request as lost on the way when the network failed or no answer came in time', () => {
  expect(codes.filter(isNetworkFailure).toSorted()).toEqual(['ERR_NETWORK', 'ERR_TIMEOUT'])
})

it('a failed call carries its code and the message to show', () => {
  const error = new CallError('ERR_PAUSED', 'Du har en pause.', { status: 403 })
  expect(error).toBeInstanceOf(Error)
  expect({ ...error, message: error.message }).toEqual({
    name: 'CallError',
    code: 'ERR_PAUSED',
    message: 'Du har en pause.',
    details: { status: 403 },
  })
  expect(new CallError('ERR_NETWORK', '').details).toEqual({})
})
