import { createFormControl, type FieldPath } from 'react-hook-form'
import { expect, it } from 'vitest'
import { fieldErrorText, generalFieldText, serverErrorType, setServerErrors } from './serverErrors.ts'

interface Values {
  amount: string
  code: string
}

const names: ReadonlyMap<string, FieldPath<Values>> = new Map([
  ['body.amount', 'amount'],
  ['body.code', 'code'],
])

/** Errors and returned sentence for a refusal with errors at these paths. */
function refuse(paths: readonly string[], fallback?: FieldPath<Values>) {
  const { formControl } = createFormControl<Values>({ defaultValues: { amount: '', code: '' } })
  const fields = paths.map((path) => ({ path, message: `Ret ${path}` }))
  const rest = setServerErrors(formControl, { message: 'Afvist', fields }, (path) => names.get(path), fallback)
  const errorOf = (name: FieldPath<Values>) => {
    const { error } = formControl.getFieldState(name)
    return error && { type: error.type, message: error.message }
  }
  return { rest, amount: errorOf('amount'), code: errorOf('code') }
}

it('translates the text keys of a schema, and shows only the server’s message otherwise', () => {
  const textOf = (type: string, message: string) => fieldErrorText((key) => `[${key}]`, { type, message })
  expect(textOf('custom', 'validation.cpr_length')).toBe('[validation.cpr_length]')
  expect(textOf('invalid_type', 'Invalid input')).toBe(`[${generalFieldText}]`)
  expect(textOf(serverErrorType, 'For lavt.')).toBe('For lavt.')
  expect(fieldErrorText((key) => key, undefined)).toBeUndefined()
})

const error = (message: string) => ({ type: serverErrorType, message })

it('sets each error on its field', () => {
  expect(refuse(['body.amount', 'body.code'])).toEqual({ rest: null, amount: error('Ret body.amount'), code: error('Ret body.code') })
})

it('returns what belongs to no field', () => {
  expect(refuse([])).toEqual({ rest: 'Afvist', amount: undefined, code: undefined })
  expect(refuse(['body.amount', 'body.other'])).toEqual({ rest: 'Ret body.other', amount: error('Ret body.amount'), code: undefined })
})

it('shows a refusal without a known field on the fallback field', () => {
  expect(refuse([], 'code')).toEqual({ rest: null, amount: undefined, code: error('Afvist') })
  expect(refuse(['body.other'], 'code')).toEqual({ rest: null, amount: undefined, code: error('Afvist') })
  expect(refuse(['body.amount'], 'code')).toEqual({ rest: null, amount: error('Ret body.amount'), code: undefined })
})
