import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { enteredFormSchema } from './calls.ts'
import type { ContactFormValues } from './form.ts'
import {
  canonicalRegistrationSearch,
  initialRegistrationState,
  parseRegistrationSearch,
  registrationReducer,
  toRegistrationForm,
} from './model.ts'
import { type KeptForm, toEnteredForm, toRestoredForm, toRestoredValues } from './restoredForm.ts'

const offers = [
  { type: 'freeSpins', code: 'VELKOMST' },
  { type: 'depositMatch', code: 'DOBBELT' },
] as const
const ages = { minAge: 21, ageRange: { min: 18, max: 20 }, now: Date.UTC(2026, 10, 22) }
const restore = (form: KeptForm, offered: typeof offers | readonly [] = offers) => toRestoredForm(form, offered, ages)
const draft: KeptForm = {
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileCC: '45',
  mobileNo: '20667788',
  acceptNewsEmail: true,
  acceptSMSOffer: false,
  legalAge: true,
  acceptBonusOffer1: 'VELKOMST',
  acceptBonusOffer2: '',
  userDepositLimit: null,
  hasCpr: true,
  confirmed: true,
  refusal: null,
}
const refused = (code: NonNullable<KeptForm['refusal']>['code'], fields: readonly { path: string; message: string }[] = []) =>
  restore({ ...draft, hasCpr: code !== 'ERR_CPR_MISMATCH', refusal: { code, message: 'Sætningen.', fields: [...fields] } })
const stateAt = (search: string, restored = restore(draft)) => {
  const { step, choice } = parseRegistrationSearch(search, offers, restored)
  return initialRegistrationState(step, choice, restored)
}

describe('the form that the site server keeps', () => {
  it('continues at the confirmation, with everything that was entered and without the CPR number', () => {
    expect(stateAt('')).toMatchObject({ step: 3, choice: { code: 'VELKOMST' }, contact: { cpr: null, email: 'sofie@eksempel.dk' } })
    expect(stateAt('trin=2&bonus=VELKOMST')).toMatchObject({ step: 2, contact: { firstName: 'Sofie' }, inputLost: false })
    expect(stateAt('bonus=VELKOMST')).toMatchObject({ step: 1, contact: { firstName: 'Sofie' } })
    const { contact, cprHeld } = restore(draft)
    expect(cprHeld).toBe(true)
    expect(toRestoredValues(draft)).toMatchObject({ cpr: '', mobileNo: '20667788', acceptNewsEmail: true, legalAge: true })
    expect(contact && toRegistrationForm({ type: 'none' }, contact)).not.toHaveProperty('cpr')
  })
  it('asks for a limit again when there is neither a limit nor a bonus, and for a choice that is no longer offered', () => {
    expect(stateAt('', restore({ ...draft, acceptBonusOffer1: '' }))).toMatchObject({ step: 2, choice: { type: 'none' } })
    const limited = { ...draft, acceptBonusOffer1: '', userDepositLimit: { limitType: 'week' as const, limitAmount: kroner(500) } }
    expect(stateAt('', restore(limited))).toMatchObject({
      step: 3,
      contact: { limit: { period: 'week', amount: kroner(500) } },
    })
    expect(stateAt('', restore(draft, []))).toMatchObject({ step: 1, choice: null, contact: { firstName: 'Sofie' } })
  })
  it('counts a contact step without its limit as not filled in, and leads to the first step without a choice', () => {
    expect(restore({ ...draft, acceptBonusOffer1: '' })).toMatchObject({ step: 2, contact: null })
    expect(restore(draft, [])).toMatchObject({ step: 1, choice: null })
    expect(toRestoredValues(draft)).toMatchObject({ limitPeriod: '', limitAmount: null })
    expect(toRestoredValues({ ...draft, userDepositLimit: { limitType: 'week', limitAmount: kroner(500) } })).toMatchObject({
      limitPeriod: 'week',
      limitAmount: kroner(500),
    })
  })
  it('keeps an address that names a step', () => {
    expect(canonicalRegistrationSearch('', offers, restore(draft))).toBe('trin=3&bonus=VELKOMST')
    expect(canonicalRegistrationSearch('bonus=VELKOMST', offers, restore(draft))).toBe('bonus=VELKOMST')
  })
})

describe('what was entered before it was confirmed', () => {
  const rules = { ...ages, limitRequired: false, cprHeld: false }
  const values: ContactFormValues = {
    cpr: '170591-1234',
    firstName: 'Sofie',
    lastName: 'Toft',
    email: 'sofie@',
    mobileCC: '45',
    mobileNo: '20667788',
    acceptNewsEmail: true,
    acceptSMSOffer: false,
    legalAge: false,
    limitPeriod: '',
    limitAmount: null,
  }
  /** What a reload finds of it. */
  const keep = (form: ReturnType<typeof toEnteredForm>): KeptForm => {
    const { cpr, ...kept } = enteredFormSchema.parse(form)
    return { ...kept, hasCpr: typeof cpr === 'string', confirmed: false, refusal: null }
  }
  it('is found again as it was, at the contact details', () => {
    const kept = keep(toEnteredForm(offers[0], values, rules))
    expect(toRestoredValues(kept)).toEqual({ ...values, cpr: '' })
    expect(restore(kept)).toMatchObject({ step: 2, choice: offers[0], contact: null, cprHeld: true })
    expect(stateAt('trin=3&bonus=VELKOMST', restore(kept))).toMatchObject({ step: 2, inputLost: false, fieldErrors: [] })
  })
  it('is found again at the step of the address once it is complete, and at its own step without one', () => {
    const kept = keep(toEnteredForm(offers[0], { ...values, email: draft.email, legalAge: true }, rules))
    expect(stateAt('trin=3&bonus=VELKOMST', restore(kept))).toMatchObject({ step: 3, contact: { cpr: null, email: draft.email } })
    expect(stateAt('', restore(kept))).toMatchObject({ step: 2, contact: { firstName: 'Sofie' } })
  })
  it('keeps half a limit and any bonus, or none', () => {
    const form = toEnteredForm({ type: 'none' }, { ...values, limitPeriod: 'week' }, rules)
    expect(form).toMatchObject({ acceptBonusOffer1: '', acceptBonusOffer2: '', userDepositLimit: { limitType: 'week', limitAmount: null } })
    expect(toRestoredValues(keep(form))).toMatchObject({ limitPeriod: 'week', limitAmount: null })
    expect(restore(keep(form))).toMatchObject({ step: 2, choice: { type: 'none' } })
    const matched = toEnteredForm(offers[1], values, rules)
    expect(matched).toMatchObject({ acceptBonusOffer1: '', acceptBonusOffer2: 'DOBBELT' })
    expect(restore(keep(matched)).choice).toEqual(offers[1])
  })
  it.each([
    ['complete', '170591-1234', '1705911234'],
    ['incomplete', '170591', null],
    ['of somebody who is too young', '170510-5234', null],
  ])('has the CPR number only when it can stand: %s', (_, cpr, sent) => {
    expect(toEnteredForm(offers[0], { ...values, cpr }, rules).cpr).toBe(sent)
  })
  it('says nothing of a CPR number that the site server holds', () => {
    expect(toEnteredForm(offers[0], { ...values, cpr: '' }, { ...rules, cprHeld: true })).not.toHaveProperty('cpr')
  })
  it('keeps an amount in øre', () => {
    expect(toEnteredForm(offers[0], { ...values, limitAmount: kroner(500) }, rules).userDepositLimit?.limitAmount).toBe(kroner(500))
  })
  it('leaves out an amount that is none', () => {
    expect(toEnteredForm(offers[0], { ...values, limitAmount: 1.5 }, rules).userDepositLimit).toEqual({
      limitType: null,
      limitAmount: null,
    })
  })
})

describe('a refusal after MitID', () => {
  it('ERR_EMAIL_TAKEN returns to the e-mail', () => {
    expect(stateAt('', refused('ERR_EMAIL_TAKEN'))).toMatchObject({ step: 2, fieldErrors: [{ path: 'email', message: 'Sætningen.' }] })
  })
  it('ERR_BONUS_CODE returns to the choice of a bonus and keeps the form', () => {
    expect(stateAt('', refused('ERR_BONUS_CODE'))).toMatchObject({ step: 1, choice: null, contact: { lastName: 'Toft' } })
  })
  it('ERR_VALIDATION returns to the fields that it names, phone and limit included, or explains above the button', () => {
    const fields = [
      { path: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' },
      { path: 'userDepositLimit.limitAmount', message: 'Skriv et beløb fra 1 kr. til 1.000.000 kr.' },
    ]
    expect(stateAt('', refused('ERR_VALIDATION', fields))).toMatchObject({ step: 2, fieldErrors: fields })
    expect(stateAt('', refused('ERR_VALIDATION'))).toMatchObject({ step: 2, fieldErrors: [{ path: '', message: 'Sætningen.' }] })
  })
  it('ERR_CPR_MISMATCH asks for the CPR number again', () => {
    expect(refused('ERR_CPR_MISMATCH').cprHeld).toBe(false)
    expect(stateAt('', refused('ERR_CPR_MISMATCH'))).toMatchObject({ step: 2, contact: null, fieldErrors: [{ path: 'cpr' }] })
  })
  it('asks for the CPR number again when the kept form has expired', () => {
    const confirming = registrationReducer(stateAt(''), { type: 'confirmed' })
    const failed = { type: 'failed', message: 'x', fields: [{ path: 'cpr', message: 'y' }] } as const
    expect(registrationReducer(confirming, failed)).toMatchObject({ step: 2, contact: { cpr: '' }, fieldErrors: failed.fields })
  })
})
