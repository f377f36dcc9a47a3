import { describe, expect, it } from 'vitest'
import { refusalSteps } from '../api/entities/registrationRefusal.ts'
import { CallError, type ErrorCode, isNetworkFailure } from '../api/errors.ts'
import { textCatalogue } from '../content/texts/index.ts'
import { contactSchema, defaultContactValues } from './form.ts'
import { toFieldErrors } from './model.ts'
import { toAvailability } from './useEmailCheck.ts'

/** The register lines of the error catalogue (specification, section 8), each by its code: what the form does with it. */
describe('the register catalogue in the form', () => {
  const failed = (code: ErrorCode) => new CallError(code, textCatalogue.error[code])

  it('ERR_EMAIL_TAKEN: at the e-mail, with its own sentence, on the step that mends it', () => {
    expect(toFieldErrors(failed('ERR_EMAIL_TAKEN'))).toEqual([
      { path: 'email', message: expect.stringContaining('allerede en spilkonto med den e-mail') },
    ])
    expect(refusalSteps.ERR_EMAIL_TAKEN).toBe(2)
  })
  it('ERR_EMAIL_TAKEN of the check itself: the address is taken, and no other failure says so', () => {
    expect(toAvailability({ type: 'failure', error: failed('ERR_EMAIL_TAKEN') })).toEqual({ type: 'success', data: false })
    const outage = { type: 'failure', error: failed('ERR_UPSTREAM') } as const
    for (const result of [outage, { type: 'success', data: true } as const]) expect(toAvailability(result)).toBe(result)
  })
  it.each(['ERR_UNDER_AGE', 'ERR_AGE_RANGE'] as const)('%s: at the CPR number', (code) => {
    expect(toFieldErrors(failed(code))).toEqual([{ path: 'cpr', message: textCatalogue.error[code] }])
  })
  it('ERR_UNDER_AGE and ERR_AGE_RANGE: before anything is sent, where the CPR number shows it', () => {
    const rules = { minAge: 21, ageRange: { min: 18, max: 20 }, now: Date.UTC(2026, 10, 22), limitRequired: false, cprHeld: false }
    const messageOf = (cpr: string) =>
      contactSchema(rules)
        .safeParse({ ...defaultContactValues(null), cpr })
        .error?.issues.find(({ path }) => path[0] === 'cpr')?.message
    expect(['170510-5234', '170507-5234', '170591-1234'].map(messageOf)).toEqual([
      'validation.under_age',
      'validation.age_range',
      undefined,
    ])
  })
  it.each(['ERR_NETWORK', 'ERR_TIMEOUT'] as const)('%s: a system notification', (code) => expect(isNetworkFailure(code)).toBe(true))
  it.each(['ERR_EMAIL_TAKEN', 'ERR_CPR_REGISTERED', 'ERR_USER_LOCKED', 'ERR_BONUS_CODE', 'ERR_UPSTREAM', 'ERR_RATE_LIMITED'] as const)(
    '%s: an answer, shown where it belongs',
    (code) => expect(isNetworkFailure(code)).toBe(false),
  )
})
