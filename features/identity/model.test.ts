import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CallError, type ErrorCode, httpStatusByErrorCode } from '../api/errors.ts'
import {
  type AgeRules,
  ageErrorOf,
  failedState,
  initialLoginState,
  type LoginEvent,
  type LoginMethod,
  type LoginState,
  loginReducer,
  toLoginFailure,
} from './model.ts'

const now = Date.UTC(2026, 10, 20, 12)
const rules: AgeRules = { minAge: 21, ageRange: { min: 18, max: 20 }, now }
const adult = '1990-05-04'
const nineteen = '2007-03-01'
const sixteen = '2010-03-01'
const codes = Object.keys(httpStatusByErrorCode) as ErrorCode[] // keys of the literal that the type is made of
const methods: readonly LoginMethod[] = ['login', 'register']
const failure = (code: ErrorCode): LoginEvent => ({ type: 'failed', failure: { code, message: code } })

const events: readonly LoginEvent[] = [
  ...[adult, nineteen, sixteen].map((dateOfBirth): LoginEvent => ({ type: 'completed', dateOfBirth })),
  { type: 'cprSubmitted', cpr: '0405901234' },
  { type: 'cprChecked', isMatch: true, attemptsLeft: 3 },
  { type: 'cprChecked', isMatch: false, attemptsLeft: 2 },
  { type: 'cprChecked', isMatch: false, attemptsLeft: 0 },
  { type: 'registered' },
  { type: 'sessionOpened' },
  { type: 'limitsReady' },
  { type: 'retried' },
  ...codes.map(failure),
]
const run = (method: LoginMethod, list: readonly LoginEvent[], start: LoginState = initialLoginState(false)) =>
  list.reduce((state, event) => loginReducer(state, event, method, rules), start)
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
  it.each(methods)('reaches every state of a %s', (method) => {
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
      fc.property(fc.constantFrom(...methods), path, (method, list) => {
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
    for (const method of methods)
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

describe('the CPR number', () => {
  const asked = run('login', loggedIn.slice(0, 2))
  it('is requested again while attempts are left, also at registration', () => {
    const event: LoginEvent = { type: 'cprChecked', isMatch: false, attemptsLeft: 2 }
    const again = { type: 'askingCpr', dateOfBirth: adult, mismatch: true, attemptsLeft: 2 }
    expect(loginReducer(asked, event, 'login', rules)).toEqual(again)
    expect(run('register', [{ type: 'completed', dateOfBirth: adult }, event])).toEqual(again)
  })
  it('ends in an expired token after the last mismatch', () => {
    const ended = loginReducer(asked, { type: 'cprChecked', isMatch: false, attemptsLeft: 0 }, 'login', rules)
    expect(ended).toMatchObject({ type: 'failed', kind: 'expired', failure: { code: 'ERR_TOKEN_EXPIRED' }, retry: null })
  })
  it('is requested when the sealed draft is missing', () => {
    expect(run('register', [{ type: 'completed', dateOfBirth: adult }, failure('ERR_VALIDATION')]).type).toBe('askingCpr')
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
  })
  it.each(['', 'not a date', '2026-13-40'])('does not fail open on %j', (date) => expect(ageErrorOf(date, rules)).toBe('ERR_UNDER_AGE'))
})

describe('failures', () => {
  const call = (code: ErrorCode, data?: unknown) => new CallError(code, 'x', { data, reference: 'r1' })
  it('maps the status of a rejected registration to an error code', () => {
    expect(toLoginFailure(call('ERR_INTERNAL', { status: 0 }), 'registering')).toEqual({
      code: 'ERR_CPR_REGISTERED',
      message: 'x',
      reference: 'r1',
    })
    expect(toLoginFailure(call('ERR_INTERNAL', { status: 1 }), 'registering').code).toBe('ERR_USER_LOCKED')
    expect(toLoginFailure(call('ERR_UPSTREAM'), 'registering').code).toBe('ERR_UPSTREAM')
    expect(toLoginFailure(call('ERR_UPSTREAM', { status: 0 }), 'opening').code).toBe('ERR_UPSTREAM')
  })
  it('offers a retry after network and server failures', () => {
    for (const code of ['ERR_NETWORK', 'ERR_TIMEOUT', 'ERR_UPSTREAM', 'ERR_INTERNAL', 'ERR_RATE_LIMITED'] as const)
      expect(failedState(code, { type: 'opening' })).toMatchObject({ kind: 'retry', retry: { type: 'opening' } })
  })
})
