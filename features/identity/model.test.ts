import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adult, codes, events, failure, flowMethods, nineteen, rules, run, sixteen } from './loginEvents.ts'
import { ageErrorOf, initialLoginState, type LoginEvent, type LoginState, loginReducer } from './model.ts'

const path = fc.array(fc.constantFrom(...events), { maxLength: 14 })
const loggedIn: readonly LoginEvent[] = [
  { type: 'completed', dateOfBirth: adult },
  { type: 'cprSubmitted', cpr: '0405901234' },
  { type: 'cprChecked', isMatch: true, attemptsLeft: 3 },
  { type: 'sessionOpened' },
  { type: 'limitsReady' },
]

describe('successful flow', () => {
  it('logs in without delay after the CPR number is checked', () => {
    expect(run('login', loggedIn.slice(0, 1)).type).toBe('askingCpr')
    expect(run('login', loggedIn)).toEqual({ type: 'leaving', delayMs: 0 })
  })
  it('registers without a CPR prompt, and navigates after 2 s', () => {
    const list: readonly LoginEvent[] = [
      { type: 'completed', dateOfBirth: adult },
      { type: 'cprChecked', isMatch: true, attemptsLeft: 3 },
      { type: 'registered' },
      { type: 'sessionOpened' },
      { type: 'limitsReady' },
    ]
    expect(run('register', list.slice(0, 1))).toEqual({ type: 'validating', dateOfBirth: adult, cpr: null })
    expect(run('register', list)).toEqual({ type: 'leaving', delayMs: 2000 })
  })
  it('checks only the limits when a session exists, and restarts when it turns out to be invalid', () => {
    const resumed = initialLoginState(true)
    expect(run('login', [{ type: 'limitsReady' }], resumed)).toEqual({ type: 'leaving', delayMs: 0 })
    expect(run('login', [failure('ERR_UNAUTHENTICATED')], resumed)).toEqual({ type: 'completing' })
  })
  it.each(flowMethods)('reaches every state of a %s', (method) => {
    const seen = new Map<string, LoginState>()
    const open: LoginState[] = [initialLoginState(false)]
    for (let state = open.pop(); state; state = open.pop()) {
      if (seen.has(JSON.stringify(state))) continue
      seen.set(JSON.stringify(state), state)
      for (const event of events) open.push(loginReducer(state, event, method, rules))
    }
    const reached = new Set([...seen.values()].map(({ type: at }) => at))
    const common = ['askingCpr', 'completing', 'failed', 'leaving', 'limits', 'opening', 'validating']
    expect([...reached].sort()).toEqual(method === 'register' ? [...common, 'registering'].sort() : common)
  })
})

describe('invariants', () => {
  it('never opens a session without a matching CPR number and the minimum age', () => {
    fc.assert(
      fc.property(fc.constantFrom(...flowMethods), path, (method, list) => {
        let state: LoginState = initialLoginState(false)
        let born: string | null = null
        for (const event of list) {
          const after = loginReducer(state, event, method, rules)
          if (event.type === 'completed' && state.type === 'completing') born = event.dateOfBirth
          if (after.type === 'opening' || after.type === 'registering') expect(born).toBe(adult)
          if (state.type !== after.type && (after.type === 'registering' || after.type === 'opening') && state.type === 'validating')
            expect(event).toMatchObject({ type: 'cprChecked', isMatch: true })
          state = after
        }
      }),
      { numRuns: 1000 },
    )
  })
  it('every failed call leads to a failure, a new CPR prompt or the same step', () => {
    const asking: readonly LoginState[] = [
      { type: 'completing' },
      { type: 'validating', dateOfBirth: adult, cpr: null },
      { type: 'validating', dateOfBirth: adult, cpr: '0405901234' },
      { type: 'registering' },
      { type: 'opening' },
      { type: 'limits', resumed: false },
    ]
    for (const method of flowMethods)
      for (const state of asking)
        for (const code of codes) {
          const after = loginReducer(state, failure(code), method, rules)
          expect(['failed', 'askingCpr']).toContain(after.type)
          if (after.type === 'failed' && after.kind === 'retry') expect(loginReducer(after, { type: 'retried' }, method, rules)).toBe(state)
          if (after.type === 'failed' && after.kind !== 'retry') expect(loginReducer(after, { type: 'retried' }, method, rules)).toBe(after)
        }
  })
  it('ignores repeated and late responses', () => {
    const done = run('login', loggedIn)
    for (const event of events) expect(loginReducer(done, event, 'login', rules)).toBe(done)
  })
})

describe('age', () => {
  it('is rejected below the minimum age, with a specific error inside the range', () => {
    expect(ageErrorOf(adult, rules)).toBeNull()
    expect(ageErrorOf(nineteen, rules)).toBe('ERR_AGE_RANGE')
    expect(ageErrorOf(sixteen, rules)).toBe('ERR_UNDER_AGE')
  })
  it('changes on the birthday itself', () => {
    expect(ageErrorOf('2005-11-20', rules)).toBeNull()
    expect(ageErrorOf('2005-11-21', rules)).toBe('ERR_AGE_RANGE')
    expect(ageErrorOf('2008-11-20', rules)).toBe('ERR_AGE_RANGE')
    expect(ageErrorOf('2008-11-21', rules)).toBe('ERR_UNDER_AGE')
  })
  it('is under age between the range and the minimum', () => {
    expect(ageErrorOf(nineteen, { ...rules, ageRange: { min: 18, max: 18 } })).toBe('ERR_UNDER_AGE')
    expect(ageErrorOf(nineteen, { ...rules, ageRange: { min: 18, max: 19 } })).toBe('ERR_AGE_RANGE')
  })
  it.each(['', 'not a date', '2026-13-40'])('does not fail open on %j', (date) => expect(ageErrorOf(date, rules)).toBe('ERR_UNDER_AGE'))
})

it('a session for withdrawing only asks for no limits, also when the page is loaded again', () => {
  const leaving = { type: 'leaving', delayMs: 0 }
  const opened = loginReducer({ type: 'opening' }, { type: 'sessionOpened', withdrawalOnly: true }, 'login', rules)
  expect([opened, initialLoginState(true, true)]).toEqual([leaving, leaving])
})
