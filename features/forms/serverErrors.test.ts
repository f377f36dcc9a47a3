import { expect, it } from 'vitest'
import { fieldErrorText, generalFieldText, placeRefusal, serverErrorType } from './serverErrors.ts'

const names: ReadonlyMap<string, 'amount' | 'code'> = new Map([
  ['body.amount', 'amount'],
  ['body.code', 'code'],
])

/** Where a refusal with errors at these paths is shown. */
const refuse = (paths: readonly string[], fallback?: 'amount' | 'code') =>
  placeRefusal({ message: 'Afvist', fields: paths.map((path) => ({ path, message: `Ret ${path}` })) }, (path) => names.get(path), fallback)

it('translates the text keys of a schema, and shows only the server’s message otherwise', () => {
  const textOf = (type: string, message: string) => fieldErrorText((key) => `[${key}]`, { type, message })
  expect(textOf('custom', 'validation.cpr_length')).toBe('[validation.cpr_length]')
  expect(textOf('invalid_type', 'Invalid input')).toBe(`[${generalFieldText}]`)
  expect(textOf(serverErrorType, 'For lavt.')).toBe('For lavt.')
  expect(fieldErrorText((key) => key, undefined)).toBeUndefined()
})

const amountError = { name: 'amount', message: 'Ret body.amount' }

it('places each error on its field', () => {
  expect(refuse(['body.amount', 'body.code'])).toEqual({ fields: [amountError, { name: 'code', message: 'Ret body.code' }], message: null })
})

it('returns what belongs to no field', () => {
  expect(refuse([])).toEqual({ fields: [], message: 'Afvist' })
  expect(refuse(['body.amount', 'body.other'])).toEqual({ fields: [amountError], message: 'Ret body.other' })
})

it('shows a refusal without a known field on the fallback field', () => {
  const atFallback = { fields: [{ name: 'code', message: 'Afvist' }], message: null }
  expect(refuse([], 'code')).toEqual(atFallback)
  expect(refuse(['body.other'], 'code')).toEqual(atFallback)
  expect(refuse(['body.amount'], 'code')).toEqual({ fields: [amountError], message: null })
})

it('reads the fields of a failed call', () => {
  const error = { message: 'Afvist', details: { fields: [{ path: 'body.code', message: 'Forkert' }] } }
  expect(placeRefusal(error, (path) => names.get(path))).toEqual({ fields: [{ name: 'code', message: 'Forkert' }], message: null })
})
