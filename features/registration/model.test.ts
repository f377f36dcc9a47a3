import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CallError } from '../api/errors.ts'
import { kroner } from '../format/money.ts'
import { registrationFormSchema } from './calls.ts'
import {
  type ContactDetails,
  canonicalRegistrationSearch,
  initialRegistrationState,
  parseRegistrationSearch,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationStep,
  registrationReducer,
  toFieldErrors,
  toFormField,
  toRegistrationForm,
  toRegistrationSearch,
} from './model.ts'

const bonus = { type: 'freeSpins', code: 'VELKOMMEN' } as const
const match = { type: 'depositMatch', code: 'DOBBELT' } as const
const offers = [bonus, match]
const none = { type: 'none' } as const
const contact: ContactDetails = {
  cpr: '0405901234',
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileCC: '45',
  mobileNo: '12345678',
  acceptNewsEmail: false,
  acceptSMSOffer: false,
  limit: null,
}
const limited: ContactDetails = { ...contact, limit: { period: 'week', amount: kroner(500) } }
const events: readonly RegistrationEvent[] = [
  { type: 'chosen', choice: bonus },
  { type: 'chosen', choice: none },
  { type: 'chosen', choice: match },
  { type: 'continued' },
  { type: 'submitted', contact },
  { type: 'submitted', contact: limited },
  { type: 'navigated', step: 1 },
  { type: 'navigated', step: 2 },
  { type: 'navigated', step: 3 },
  { type: 'restored' },
  { type: 'confirmed' },
  { type: 'failed', message: 'x', fields: [] },
  { type: 'failed', message: 'x', fields: [{ path: 'email', message: 'y' }] },
]
const run = (list: readonly RegistrationEvent[], start: RegistrationState = initialRegistrationState(1, null)) =>
  list.reduce(registrationReducer, start)
const path = fc.array(fc.constantFrom(...events), { maxLength: 16 })

describe('the three steps', () => {
  it('preselects nothing and requires a choice', () => {
    expect(run([])).toEqual({ step: 1, choice: null, contact: null, choiceMissing: false })
    expect(run([{ type: 'continued' }])).toMatchObject({ step: 1, choiceMissing: true })
    expect(run([{ type: 'continued' }, { type: 'chosen', choice: none }])).toMatchObject({ step: 1, choiceMissing: false })
  })
  it('takes the same number of steps with and without a bonus', () => {
    expect(run([{ type: 'chosen', choice: bonus }, { type: 'continued' }, { type: 'submitted', contact }]).step).toBe(3)
    expect(run([{ type: 'chosen', choice: none }, { type: 'continued' }, { type: 'submitted', contact: limited }]).step).toBe(3)
  })
  it('never confirms without a limit where no bonus was chosen', () => {
    fc.assert(
      fc.property(path, (list) => {
        const state = run(list)
        if (state.step === 3 && state.choice.type === 'none') expect(state.contact.limit).not.toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
  it('keeps entered values when navigating between steps', () => {
    const there: readonly RegistrationEvent[] = [{ type: 'chosen', choice: bonus }, { type: 'continued' }, { type: 'submitted', contact }]
    expect(run([...there, { type: 'navigated', step: 1 }, { type: 'navigated', step: 3 }])).toMatchObject({ step: 3, contact })
    expect(run([...there, { type: 'navigated', step: 2 }])).toMatchObject({ step: 2, contact, inputLost: false })
  })
  it('returns to the fields that the server rejected', () => {
    const confirming = run([
      { type: 'chosen', choice: bonus },
      { type: 'continued' },
      { type: 'submitted', contact },
      { type: 'confirmed' },
    ])
    expect(registrationReducer(confirming, { type: 'failed', message: 'x', fields: [{ path: 'email', message: 'y' }] })).toMatchObject({
      step: 2,
      contact,
      fieldErrors: [{ path: 'email', message: 'y' }],
    })
    expect(registrationReducer(confirming, { type: 'failed', message: 'x', fields: [] })).toMatchObject({
      step: 3,
      submitting: false,
      errorMessage: 'x',
    })
  })
  const atChoice: RegistrationState = { step: 1, choice: bonus, contact: null, choiceMissing: false }
  const atContact: RegistrationState = { step: 2, choice: bonus, contact: null, inputLost: false, fieldErrors: [] }
  const atConfirmation: RegistrationState = { step: 3, choice: bonus, contact, submitting: false, errorMessage: null }
  const submitting: RegistrationState = { ...atConfirmation, submitting: true }
  const fields = [{ path: 'email', message: 'y' }]
  const transitions: readonly [RegistrationState, RegistrationEvent, RegistrationState][] = [
    [atChoice, { type: 'chosen', choice: none }, { ...atChoice, choice: none }],
    [atChoice, { type: 'chosen', choice: match }, { ...atChoice, choice: match }],
    [atChoice, { type: 'continued' }, atContact],
    [atContact, { type: 'submitted', contact }, atConfirmation],
    [atContact, { type: 'restored' }, { ...atContact, inputLost: true }],
    [atConfirmation, { type: 'confirmed' }, submitting],
    [submitting, { type: 'confirmed' }, submitting],
    [submitting, { type: 'failed', message: 'x', fields: [] }, { ...atConfirmation, errorMessage: 'x' }],
    [submitting, { type: 'failed', message: 'x', fields }, { ...atContact, contact, fieldErrors: fields }],
  ]
  it('change on the events that apply, and ignore every other', () => {
    for (const [from, event, to] of transitions) expect(registrationReducer(from, event), event.type).toEqual(to)
    for (const state of [atChoice, atContact, atConfirmation, submitting])
      for (const event of events)
        if (event.type !== 'navigated' && !transitions.some(([from, { type }]) => from === state && type === event.type))
          expect(registrationReducer(state, event), `${state.step}, ${event.type}`).toBe(state)
  })
  it('report nothing as lost while the entered values are still there', () => {
    const kept: RegistrationState = { ...atContact, contact }
    expect(registrationReducer(kept, { type: 'restored' })).toBe(kept)
  })
  it.each<[string, RegistrationState, RegistrationStep, RegistrationState]>([
    ['the same step', submitting, 3, submitting],
    ['back to the choice', { ...atContact, contact, inputLost: true }, 1, { ...atChoice, contact }],
    ['forward without a choice', { ...atChoice, choice: null }, 2, { ...atChoice, choice: null }],
    ['forward to the contact details', atChoice, 2, atContact],
    ['forward to the confirmation without contact details', atChoice, 3, { ...atContact, inputLost: true }],
    ['forward to the confirmation with contact details', { ...atContact, contact }, 3, atConfirmation],
    ['forward without contact details, on their step', atContact, 3, atContact],
    [
      'forward without the limit that is required without a bonus',
      { ...atChoice, choice: none, contact },
      3,
      { ...atContact, choice: none, contact },
    ],
    ['back from the confirmation', submitting, 2, { ...atContact, contact }],
  ])('follow the URL: %s', (_, state, step, next) => {
    expect(registrationReducer(state, { type: 'navigated', step })).toEqual(next)
  })
  it('reaches every step and handles every event in each of them', () => {
    const seen = new Set<number>()
    fc.assert(
      fc.property(path, (list) => {
        const state = run(list)
        seen.add(state.step)
        for (const event of events) expect([1, 2, 3]).toContain(registrationReducer(state, event).step)
      }),
      { numRuns: 500, seed: 1 },
    )
    expect([...seen].sort()).toEqual([1, 2, 3])
  })
})

describe('a reload', () => {
  it('keeps the choice, and reports at step 3 that entered values were lost', () => {
    expect(initialRegistrationState(3, bonus)).toEqual({ step: 2, choice: bonus, contact: null, inputLost: true, fieldErrors: [] })
    expect(initialRegistrationState(1, bonus)).toEqual({ step: 1, choice: bonus, contact: null, choiceMissing: false })
    expect(initialRegistrationState(2, none)).toMatchObject({ step: 2, choice: none, inputLost: false })
    expect(run([{ type: 'restored' }], initialRegistrationState(2, none))).toMatchObject({ inputLost: true })
  })
  it('loses nothing that the site server has kept', () => {
    const restored = { step: 2, choice: bonus, contact: null, cprHeld: true, refusal: null } as const
    expect(initialRegistrationState(3, bonus, restored)).toMatchObject({ step: 2, contact: null, inputLost: false })
  })
  it('confirms at once with the form that the site server has kept', () => {
    const restored = { step: 3, choice: bonus, contact: { ...contact, cpr: null }, cprHeld: true, refusal: null } as const
    expect(initialRegistrationState(3, bonus, restored)).toEqual({
      step: 3,
      choice: bonus,
      contact: restored.contact,
      submitting: false,
      errorMessage: null,
    })
  })
  it('starts at step 1 without a choice', () => expect(initialRegistrationState(3, null)).toMatchObject({ step: 1, choice: null }))
})

describe('a CPR number', () => {
  const atContact = () => run([{ type: 'chosen', choice: bonus }, { type: 'continued' }])
  const refused = (cpr: string | null, ...paths: readonly string[]) =>
    run(
      [
        { type: 'submitted', contact: { ...contact, cpr } },
        { type: 'confirmed' },
        { type: 'failed', message: 'x', fields: paths.map((path) => ({ path, message: 'y' })) },
      ],
      atContact(),
    ).contact?.cpr
  it('is asked for before the confirmation', () => {
    const state = atContact()
    expect(registrationReducer(state, { type: 'submitted', contact: { ...contact, cpr: '' } })).toBe(state)
  })
  it('that the site server holds is entered again only when it is refused', () => {
    expect(refused(null, 'email', 'cpr')).toBe('')
    expect(refused(null, 'email')).toBeNull()
  })
  it('that was entered stays, to be corrected', () => expect(refused('0405901234', 'cpr')).toBe('0405901234'))
})

describe('the URL', () => {
  it('is followed with a kept form too, when it names a step or a bonus', () => {
    const restored = { step: 3, choice: bonus, contact, cprHeld: true, refusal: null } as const
    expect(parseRegistrationSearch('btag=a', offers, restored)).toEqual({ step: 3, choice: bonus })
    expect(parseRegistrationSearch('trin=2', offers, restored)).toEqual({ step: 2, choice: null })
    expect(parseRegistrationSearch('bonus=DOBBELT', offers, restored)).toEqual({ step: 1, choice: match })
  })
  it('round-trips step and choice', () => {
    fc.assert(
      fc.property(path, (list) => {
        const state = run(list)
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
      fc.property(path, (list) => {
        const search = toRegistrationSearch(run(list))
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
