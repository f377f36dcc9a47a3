import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CallError } from '../api/errors.ts'
import { registrationFormSchema } from './calls.ts'
import {
  canonicalRegistrationSearch,
  parseRegistrationSearch,
  toFieldErrors,
  toFormField,
  toRegistrationForm,
  toRegistrationSearch,
} from './model.ts'
import { bonus, contact, eventLists, limited, match, none, offers, runRegistration } from './testing/events.ts'

describe('the URL', () => {
  it('is followed with a kept form too, when it names a step or a bonus', () => {
    const restored = { step: 3, choice: bonus, contact, cprHeld: true, refusal: null } as const
    expect(parseRegistrationSearch('btag=a', offers, restored)).toEqual({ step: 3, choice: bonus })
    expect(parseRegistrationSearch('trin=2', offers, restored)).toEqual({ step: 2, choice: null })
    expect(parseRegistrationSearch('bonus=DOBBELT', offers, restored)).toEqual({ step: 1, choice: match })
  })
  it('round-trips step and choice', () => {
    fc.assert(
      fc.property(eventLists, (list) => {
        const state = runRegistration(list)
        expect(parseRegistrationSearch(toRegistrationSearch(state), offers)).toEqual({ step: state.step, choice: state.choice })
      }),
    )
  })
  it('names the step and the choice', () => {
    expect(toRegistrationSearch({ step: 1, choice: null })).toBe('')
    expect(toRegistrationSearch({ step: 1, choice: none })).toBe('bonus=ingen')
    expect(toRegistrationSearch({ step: 3, choice: bonus })).toBe('trin=3&bonus=VELKOMMEN')
  })
  it('drops the parameters of others, and a step without a known choice', () => {
    const canonical = (search: string) => canonicalRegistrationSearch(search, offers)
    expect(canonical('btag=x&bonus=VELKOMMEN&trin=2')).toBe('trin=2&bonus=VELKOMMEN')
    expect(canonical('trin=1')).toBe('')
    expect(canonical('trin=3&bonus=UKENDT')).toBe('')
  })
  it('contains no personal data', () => {
    fc.assert(
      fc.property(eventLists, (list) => {
        const search = toRegistrationSearch(runRegistration(list))
        for (const value of [contact.cpr, contact.email, contact.firstName, contact.lastName, contact.mobileNo])
          expect(search).not.toContain(value)
      }),
    )
  })
  it.each(['trin=9', 'trin=', 'bonus=UKENDT', ''])('parses %j as the first step without a choice', (search) =>
    expect(parseRegistrationSearch(search, offers)).toEqual({ step: 1, choice: null }),
  )
})

describe('the submitted form', () => {
  it('is accepted by the site server, with the bonus code or with the limit', () => {
    expect(registrationFormSchema.parse(toRegistrationForm(bonus, contact))).toMatchObject({
      acceptBonusOffer1: 'VELKOMMEN',
      userDepositLimit: null,
    })
    expect(registrationFormSchema.parse(toRegistrationForm(none, limited))).toMatchObject({
      acceptBonusOffer1: '',
      userDepositLimit: { limitType: 'week', limitAmount: 50_000 },
    })
  })
  it('contains every contact detail and the acceptance of the terms', () => {
    const { limit: _, ...details } = contact
    expect(toRegistrationForm(bonus, limited)).toEqual({
      ...details,
      legalAge: true,
      acceptBonusOffer1: 'VELKOMMEN',
      acceptBonusOffer2: '',
      userDepositLimit: null,
    })
    expect(toRegistrationForm(match, contact)).toMatchObject({ acceptBonusOffer1: '', acceptBonusOffer2: 'DOBBELT' })
    expect(toRegistrationForm(none, contact)).toMatchObject({ acceptBonusOffer1: '', userDepositLimit: null })
  })
  it('maps rejected paths to form fields', () => {
    const fields = [{ path: 'email', message: 'y' }]
    expect(toFormField('userDepositLimit.limitAmount')).toBe('limitAmount')
    expect(toFormField('userDepositLimit.limitType')).toBe('limitPeriod')
    expect(toFormField('userDepositLimit')).toBe('limitAmount')
    expect(toFormField('email')).toBe('email')
    expect(toFieldErrors(new CallError('ERR_EMAIL_TAKEN', 'optaget'))).toEqual([{ path: 'email', message: 'optaget' }])
    for (const code of ['ERR_UNDER_AGE', 'ERR_AGE_RANGE'] as const)
      expect(toFieldErrors(new CallError(code, 'alder'))).toEqual([{ path: 'cpr', message: 'alder' }])
    expect(toFieldErrors(new CallError('ERR_UPSTREAM', 'nede'))).toEqual([])
    expect(toFieldErrors(new CallError('ERR_EMAIL_TAKEN', 'optaget', { fields: [] }))).toEqual([{ path: 'email', message: 'optaget' }])
    expect(toFieldErrors(new CallError('ERR_VALIDATION', 'x', { fields }))).toBe(fields)
  })
})
