import { describe, expect, it } from 'vitest'
import { kroner } from '../format/money.ts'
import { builtInForms, type FieldName } from '../forms/formRegistries.ts'
import {
  type ContactFormValues,
  contactSchema,
  defaultContactValues,
  inputNamesOf,
  isContactInput,
  parseSavedInput,
  toContactDetails,
  toDepositLimit,
  toSavedInput,
} from './form.ts'

const now = Date.UTC(2026, 10, 20)
const rules = { minAge: 21, ageRange: { min: 18, max: 20 }, now, limitRequired: false, cprHeld: false }
const good: ContactFormValues = {
  limitPeriod: '',
  limitAmount: null,
  mobileCC: '45',
  acceptNewsEmail: false,
  acceptSMSOffer: false,
  cpr: '040590-1234',
  firstName: ' Sofie ',
  lastName: 'Toft',
  email: ' sofie@eksempel.dk ',
  mobileNo: '12 34 56 78',
  legalAge: true,
}
const errors = (input: Partial<ContactFormValues>, limitRequired = false) => {
  const { error } = contactSchema({ ...rules, limitRequired }).safeParse({ ...good, ...input })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('contactSchema', () => {
  it('accepts a CPR number with a hyphen and a mobile number with spaces, and trims', () => {
    const contact = toContactDetails(contactSchema(rules).parse(good), rules)
    expect(contact).toMatchObject({ cpr: '0405901234', firstName: 'Sofie', email: 'sofie@eksempel.dk', mobileNo: '12345678', limit: null })
  })
  it('reports every field of an empty form', () => {
    expect(errors({ ...defaultContactValues(null) }, true)).toEqual({
      limitPeriod: 'validation.limit_period',
      limitAmount: 'validation.limit_amount',
      cpr: 'validation.cpr_length',
      firstName: 'validation.first_name_required',
      lastName: 'validation.last_name_required',
      email: 'validation.email_invalid',
      mobileNo: 'validation.mobile_digits',
      legalAge: 'validation.accept_terms',
    })
  })
  it('preselects no consent and no limit', () => {
    expect(defaultContactValues(null)).toMatchObject({
      acceptNewsEmail: false,
      acceptSMSOffer: false,
      legalAge: false,
      limitPeriod: '',
      limitAmount: null,
    })
  })
  it.each([
    ['0405901234', undefined],
    ['0405051234', undefined],
    ['0405061234', 'validation.age_range'],
    ['0405081234', 'validation.age_range'],
    ['0405091234', 'validation.under_age'],
    ['04059012', 'validation.cpr_length'],
    ['abcdefghij', 'validation.cpr_length'],
  ])('checks the birth year of %s: %s', (cpr, message) => expect(errors({ cpr }).cpr).toBe(message))
  it('requires the number of digits of the chosen country', () => {
    expect(errors({ mobileCC: '299', mobileNo: '123456' })).toEqual({})
    expect(errors({ mobileCC: '299' })).toEqual({ mobileNo: 'validation.mobile_digits_greenland' })
    expect(errors({ mobileNo: '123456' })).toEqual({ mobileNo: 'validation.mobile_digits' })
    expect(errors({ mobileNo: '1234567a' })).toEqual({ mobileNo: 'validation.mobile_digits' })
  })
  it('requires period and amount only without a bonus, any amount from 1 kr.', () => {
    expect(errors({}, true)).toEqual({ limitPeriod: 'validation.limit_period', limitAmount: 'validation.limit_amount' })
    expect(errors({ limitPeriod: 'day', limitAmount: 99 }, true)).toEqual({ limitAmount: 'validation.limit_amount' })
    expect(errors({ limitPeriod: 'day', limitAmount: 100_000_001 }, true)).toEqual({ limitAmount: 'validation.limit_amount' })
    expect(errors({ limitPeriod: 'day', limitAmount: 100 }, true)).toEqual({})
    expect(errors({ limitPeriod: 'year', limitAmount: 100 }, true)).toEqual({ limitPeriod: 'validation.limit_period' })
    expect(errors({ limitPeriod: 'year', limitAmount: 1 })).toEqual({})
    expect(errors({ limitPeriod: null, mobileNo: '' }, true)).toMatchObject({
      limitPeriod: 'validation.limit_period',
      mobileNo: 'validation.mobile_digits',
    })
    expect(toDepositLimit({ limitPeriod: 'day', limitAmount: 100 })).toEqual({ period: 'day', amount: 100 })
    expect(toDepositLimit({ limitPeriod: '', limitAmount: 100 })).toBeNull()
    expect(toDepositLimit({ limitPeriod: 'day', limitAmount: null })).toBeNull()
  })
  it('uses every limit of the configuration', () => {
    const young = (cpr: string, ageRange: { min: number; max: number }) =>
      contactSchema({ ...rules, ageRange }).safeParse({ ...good, cpr }).error?.issues[0]?.message
    expect(young('0405061234', { min: 18, max: 19 })).toBe('validation.under_age')
    expect(young('0405061234', { min: 20, max: 20 })).toBe('validation.age_range')
    expect(young('0405071234', { min: 20, max: 20 })).toBe('validation.under_age')
  })
  it('limits the length of names and e-mail address', () => {
    const tooLong = { firstName: 'validation.too_long', lastName: 'validation.too_long', email: 'validation.email_invalid' }
    const names = { firstName: 'a'.repeat(80), lastName: 'b'.repeat(80) }
    const email = `${'a'.repeat(60)}@${'b.'.repeat(94)}dk`
    expect(errors({ ...names, email: email.padStart(254, 'a') })).toEqual({})
    expect(errors({ firstName: `${names.firstName}a`, lastName: `${names.lastName}b`, email: email.padStart(255, 'a') })).toEqual(tooLong)
  })
  it('requires a name of more than spaces', () => {
    expect(errors({ firstName: '  ', lastName: ' ' })).toEqual({
      firstName: 'validation.first_name_required',
      lastName: 'validation.last_name_required',
    })
    expect(contactSchema(rules).parse({ ...good, lastName: ' Toft ' }).lastName).toBe('Toft')
  })
  it.each(['a1234567', 'a12345678', '12345678a', '1234 567', '123456789', ''])('refuses the mobile number %j', (mobileNo) => {
    expect(errors({ mobileNo })).toEqual({ mobileNo: 'validation.mobile_digits' })
  })
  it('reports the mobile number as an issue of its own, not of its type', () => {
    const { error } = contactSchema(rules).safeParse({ ...good, mobileNo: '' })
    expect(error?.issues).toEqual([{ code: 'custom', path: ['mobileNo'], message: 'validation.mobile_digits' }])
  })
  it('includes the limit in the contact details', () => {
    const parsed = contactSchema({ ...rules, limitRequired: true }).parse({ ...good, limitPeriod: 'day', limitAmount: 100 })
    expect(toContactDetails(parsed, rules).limit).toEqual({ period: 'day', amount: 100 })
  })
  it('never includes the CPR number in a message', () => {
    expect(JSON.stringify(errors({ cpr: '0405091234' }))).not.toContain('0405091234')
  })
})

describe('a field hidden by the registry', () => {
  const hidden = Object.values(builtInForms.registration).flatMap((section) =>
    Object.entries(section).flatMap(([name, { required }]) => (required ? [] : [name])),
  )
  it('is a consent, and counts as not given', () => {
    expect(hidden).toEqual(['acceptNewsEmail', 'acceptSMSOffer'])
    const { acceptNewsEmail: _, acceptSMSOffer: __, ...typed } = good
    const contact = toContactDetails(contactSchema(rules).parse({ ...defaultContactValues(null), ...typed }), rules)
    expect(contact).toMatchObject({ acceptNewsEmail: false, acceptSMSOffer: false, email: 'sofie@eksempel.dk' })
  })
  it('is never required by a rule', () => {
    const needed = Object.keys(errors({ ...defaultContactValues(null) }, true))
    for (const name of hidden) expect(needed).not.toContain(name)
  })
})

describe('default values', () => {
  it('restore the limit only', () => {
    expect(defaultContactValues({ period: 'week', amount: kroner(500) })).toEqual({
      ...defaultContactValues(null),
      limitPeriod: 'week',
      limitAmount: 50_000,
    })
    expect(defaultContactValues(null)).toMatchObject({ cpr: '', firstName: '', lastName: '', email: '', mobileCC: '45', mobileNo: '' })
  })
})

describe('what the history entry keeps', () => {
  it('round-trips the limit and nothing personal', () => {
    const saved = toSavedInput({ ...good, limitPeriod: 'week', limitAmount: 50_000 })
    expect(saved).toEqual({ hasInput: true, limit: { period: 'week', amount: 50_000 } })
    expect(parseSavedInput(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
    expect(parseSavedInput(toSavedInput(good))).toEqual({ hasInput: true, limit: null })
  })
  it.each([
    undefined,
    null,
    {},
    { hasInput: true },
    { hasInput: false, limit: null },
    { hasInput: true, limit: { period: 'year', amount: 1 } },
    { hasInput: true, limit: { period: 'day', amount: 1.5 } },
  ])('ignores a value of another shape: %j', (value) => expect(parseSavedInput(value)).toBeNull())
})

describe('inputNamesOf', () => {
  it('covers every input of the form, each by one field of the registry', () => {
    const names = Object.values(builtInForms.registration).flatMap((section) => Object.keys(section)) as FieldName<'registration'>[] // its own keys
    expect(names.flatMap(inputNamesOf).toSorted()).toEqual(Object.keys(defaultContactValues(null)).toSorted())
  })
})

describe('isField', () => {
  it('is true for the fields of the form', () => {
    expect(isContactInput('email')).toBe(true)
    expect(isContactInput('btag')).toBe(false)
  })
})
