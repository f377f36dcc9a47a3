import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialRegistrationState,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationStep,
  registrationReducer,
} from './model.ts'
import { bonus, contact, eventLists, limited, match, none, registrationEvents, runRegistration } from './testing/events.ts'

describe('the three steps', () => {
  it('preselects nothing and requires a choice', () => {
    expect(runRegistration([])).toEqual({ step: 1, choice: null, contact: null, choiceMissing: false })
    expect(runRegistration([{ type: 'continued' }])).toMatchObject({ step: 1, choiceMissing: true })
    expect(runRegistration([{ type: 'continued' }, { type: 'chosen', choice: none }])).toMatchObject({ step: 1, choiceMissing: false })
  })
  it('takes the same number of steps with and without a bonus', () => {
    expect(runRegistration([{ type: 'chosen', choice: bonus }, { type: 'continued' }, { type: 'submitted', contact }]).step).toBe(3)
    expect(runRegistration([{ type: 'chosen', choice: none }, { type: 'continued' }, { type: 'submitted', contact: limited }]).step).toBe(3)
  })
  it('never confirms without a limit where no bonus was chosen', () => {
    fc.assert(
      fc.property(eventLists, (list) => {
        const state = runRegistration(list)
        if (state.step === 3 && state.choice.type === 'none') expect(state.contact.limit).not.toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
  it('keeps entered values when navigating between steps', () => {
    const there: readonly RegistrationEvent[] = [{ type: 'chosen', choice: bonus }, { type: 'continued' }, { type: 'submitted', contact }]
    expect(runRegistration([...there, { type: 'navigated', step: 1 }, { type: 'navigated', step: 3 }])).toMatchObject({ step: 3, contact })
    expect(runRegistration([...there, { type: 'navigated', step: 2 }])).toMatchObject({ step: 2, contact, inputLost: false })
  })
  it('returns to the fields that the server rejected', () => {
    const confirming = runRegistration([
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
      for (const event of registrationEvents)
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
      fc.property(eventLists, (list) => {
        const state = runRegistration(list)
        seen.add(state.step)
        for (const event of registrationEvents) expect([1, 2, 3]).toContain(registrationReducer(state, event).step)
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
    expect(runRegistration([{ type: 'restored' }], initialRegistrationState(2, none))).toMatchObject({ inputLost: true })
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
  const atContact = () => runRegistration([{ type: 'chosen', choice: bonus }, { type: 'continued' }])
  const refused = (cpr: string | null, ...paths: readonly string[]) =>
    runRegistration(
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
