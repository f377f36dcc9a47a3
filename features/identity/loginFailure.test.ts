import { describe, expect, it } from 'vitest'
import { CallError, type ErrorCode } from '../api/errors.ts'
import { codes, events, failure, run } from './loginEvents.ts'
import { failureKindOf, type LoginFailureKind, toLoginFailure } from './loginFailure.ts'
import { failedState } from './model.ts'

describe('failures', () => {
  const registering = events
    .filter(({ type }) => type === 'completed')
    .slice(0, 1)
    .concat({ type: 'cprChecked', isMatch: true, attemptsLeft: 3 })
  const call = (code: ErrorCode, data?: unknown) => new CallError(code, 'x', { data, reference: 'r1' })
  it('maps the status of a rejected registration to an error code', () => {
    expect(toLoginFailure(call('ERR_INTERNAL', { status: 0 }), true)).toEqual({
      code: 'ERR_CPR_REGISTERED',
      message: '',
      reference: 'r1',
    })
    expect(toLoginFailure(call('ERR_INTERNAL', { status: 1 }), true).code).toBe('ERR_USER_LOCKED')
    expect(toLoginFailure(call('ERR_UPSTREAM'), true).code).toBe('ERR_UPSTREAM')
    expect(toLoginFailure(call('ERR_INTERNAL', { status: 2 }), true).code).toBe('ERR_INTERNAL')
    expect(toLoginFailure(call('ERR_UPSTREAM', { status: 0 })).code).toBe('ERR_UPSTREAM')
  })
  it('offers a retry after network and server failures', () => {
    for (const code of ['ERR_NETWORK', 'ERR_TIMEOUT', 'ERR_UPSTREAM', 'ERR_INTERNAL', 'ERR_RATE_LIMITED'] as const)
      expect(failedState(code, { type: 'opening' })).toMatchObject({ kind: 'retry', retry: { type: 'opening' } })
  })
  it('lead back to the step of the registration that mends them, and at login to a retry', () => {
    for (const code of ['ERR_EMAIL_TAKEN', 'ERR_VALIDATION', 'ERR_CPR_MISMATCH'] as const)
      expect(failureKindOf(code, 'register')).toBe('form')
    expect(failureKindOf('ERR_BONUS_CODE', 'register')).toBe('bonus')
    for (const code of ['ERR_EMAIL_TAKEN', 'ERR_VALIDATION', 'ERR_BONUS_CODE'] as const) expect(failureKindOf(code, 'login')).toBe('retry')
    expect(run('register', [...registering, failure('ERR_BONUS_CODE')])).toMatchObject({ type: 'failed', kind: 'bonus', retry: null })
    expect(run('register', [...registering, failure('ERR_EMAIL_TAKEN')])).toMatchObject({ type: 'failed', kind: 'form', retry: null })
  })
  it('explain the problem of the fields that they name', () => {
    const fields = [
      { path: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' },
      { path: 'lastName', message: 'Skriv dit efternavn.' },
    ]
    const rejected = new CallError('ERR_VALIDATION', 'Ret de markerede felter, og prøv igen.', { fields })
    expect(toLoginFailure(rejected, true).message).toBe('Mobilnummeret skal have 8 cifre. Skriv dit efternavn.')
  })
  it('say until when the player has closed the account', () => {
    const closed = new CallError('ERR_ACCOUNT_CLOSED', 'Du har lukket din spilkonto.', { data: { closedUntil: 5 } })
    for (const registering of [false, true]) expect(toLoginFailure(closed, registering).closedUntil).toBe(5)
  })
  it('have a category that says what the player can do', () => {
    const kinds: Partial<Record<LoginFailureKind, readonly ErrorCode[]>> = {
      rejected: ['ERR_PROVIDER_REJECTED'],
      provider: ['ERR_PROVIDER_FAILED'],
      noAccount: ['ERR_NO_ACCOUNT'],
      unknownAccount: ['ERR_ACCOUNT_UNKNOWN'],
      locked: ['ERR_ACCOUNT_LOCKED', 'ERR_USER_LOCKED'],
      loginLocked: ['ERR_LOGIN_LOCKED'],
      closed: ['ERR_ACCOUNT_CLOSED'],
      excluded: ['ERR_EXCLUDED'],
      underAge: ['ERR_UNDER_AGE'],
      ageRange: ['ERR_AGE_RANGE'],
      registered: ['ERR_CPR_REGISTERED'],
      expired: [
        'ERR_TRANSACTION_EXPIRED',
        'ERR_OTHER_BROWSER',
        'ERR_TOKEN_EXPIRED',
        'ERR_TOKEN_INVALID',
        'ERR_CPR_MISMATCH',
        'ERR_UNAUTHENTICATED',
        'ERR_FORBIDDEN',
        'ERR_NOT_FOUND',
      ],
    }
    for (const [kind, list] of Object.entries(kinds)) for (const code of list) expect(failureKindOf(code, 'login'), code).toBe(kind)
    // a code that says nothing of the login ends nothing: the player tries the same step again
    const listed = Object.values(kinds).flat()
    for (const code of codes.filter((each) => !listed.includes(each))) expect(failureKindOf(code, 'login'), code).toBe('retry')
  })
})
