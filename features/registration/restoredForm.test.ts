import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { toContactValues } from './form.ts'
import {
  canonicalRegistrationSearch,
  initialRegistrationState,
  parseRegistrationSearch,
  registrationReducer,
  toRegistrationForm,
} from './model.ts'
import { type KeptForm, toRestoredForm } from './restoredForm.ts'

const codes = ['VELKOMST']
const draft: KeptForm = {
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileCC: '45',
  mobileNo: '20667788',
  acceptNewsEmail: true,
  acceptSMSOffer: false,
  acceptBonusOffer1: 'VELKOMST',
  userDepositLimit: null,
  hasCpr: true,
  refusal: null,
}
const refused = (code: NonNullable<KeptForm['refusal']>['code'], fields: readonly { path: string; message: string }[] = []) =>
  toRestoredForm({ ...draft, hasCpr: code !== 'ERR_CPR_MISMATCH', refusal: { code, message: 'Sætningen.', fields: [...fields] } }, codes)
const stateAt = (search: string, restored = toRestoredForm(draft, codes)) => {
  const { step, choice } = parseRegistrationSearch(search, codes, restored)
  return initialRegistrationState(step, choice, restored)
}

describe('the form that the site server keeps', () => {
  it('continues at the confirmation, with everything that was entered and without the CPR number', () => {
    expect(stateAt('')).toMatchObject({ step: 3, choice: { code: 'VELKOMST' }, contact: { cpr: null, email: 'sofie@eksempel.dk' } })
    expect(stateAt('trin=2&bonus=VELKOMST')).toMatchObject({ step: 2, contact: { firstName: 'Sofie' }, inputLost: false })
    expect(stateAt('bonus=VELKOMST')).toMatchObject({ step: 1, contact: { firstName: 'Sofie' } })
    const { contact } = toRestoredForm(draft, codes)
    expect(toContactValues(contact)).toMatchObject({ cpr: '', mobileNo: '20667788', acceptNewsEmail: true, legalAge: true })
    expect(toRegistrationForm({ type: 'none' }, contact)).not.toHaveProperty('cpr')
  })
  it('asks for a limit again where it has none and no bonus was chosen, and for a choice that is no longer offered', () => {
    expect(stateAt('', toRestoredForm({ ...draft, acceptBonusOffer1: '' }, codes))).toMatchObject({ step: 2, choice: { type: 'none' } })
    const limited = { ...draft, acceptBonusOffer1: '', userDepositLimit: { limitType: 'week' as const, limitAmount: kroner(500) } }
    expect(stateAt('', toRestoredForm(limited, codes))).toMatchObject({
      step: 3,
      contact: { limit: { period: 'week', amount: kroner(500) } },
    })
    expect(stateAt('', toRestoredForm(draft, []))).toMatchObject({ step: 1, choice: null, contact: { firstName: 'Sofie' } })
  })
  it('keeps an address that names a step', () => {
    expect(canonicalRegistrationSearch('', codes, toRestoredForm(draft, codes))).toBe('trin=3&bonus=VELKOMST')
    expect(canonicalRegistrationSearch('bonus=VELKOMST', codes, toRestoredForm(draft, codes))).toBe('bonus=VELKOMST')
  })
})

describe('a refusal after MitID', () => {
  it('ERR_EMAIL_TAKEN returns to the e-mail', () => {
    expect(stateAt('', refused('ERR_EMAIL_TAKEN'))).toMatchObject({ step: 2, fieldErrors: [{ path: 'email', message: 'Sætningen.' }] })
  })
  it('ERR_BONUS_CODE returns to the choice of a bonus, with what was entered', () => {
    expect(stateAt('', refused('ERR_BONUS_CODE'))).toMatchObject({ step: 1, choice: null, contact: { lastName: 'Toft' } })
  })
  it('ERR_VALIDATION returns to the fields that it names, phone and limit alike, or says what is wrong above the button', () => {
    const fields = [
      { path: 'mobileNo', message: 'Mobilnummeret skal have 8 cifre.' },
      { path: 'userDepositLimit.limitAmount', message: 'Skriv et beløb på mindst 1 kr.' },
    ]
    expect(stateAt('', refused('ERR_VALIDATION', fields))).toMatchObject({ step: 2, fieldErrors: fields })
    expect(stateAt('', refused('ERR_VALIDATION'))).toMatchObject({ step: 2, fieldErrors: [{ path: '', message: 'Sætningen.' }] })
  })
  it('ERR_CPR_MISMATCH asks for the CPR number again', () => {
    expect(stateAt('', refused('ERR_CPR_MISMATCH'))).toMatchObject({ step: 2, contact: { cpr: '' }, fieldErrors: [{ path: 'cpr' }] })
  })
  it('asks for the CPR number again when the kept form has expired meanwhile', () => {
    const confirming = registrationReducer(stateAt(''), { type: 'confirmed' })
    const failed = { type: 'failed', message: 'x', fields: [{ path: 'cpr', message: 'y' }] } as const
    expect(registrationReducer(confirming, failed)).toMatchObject({ step: 2, contact: { cpr: '' }, fieldErrors: failed.fields })
  })
})
