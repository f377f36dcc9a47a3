import { describe, expect, it } from 'vitest'
import { adult, codes, events, failure, flowMethods, nineteen, rules, run, sixteen } from './loginEvents.ts'
import { initialLoginState, type LoginEvent, type LoginState, loginReducer } from './model.ts'

describe('each state', () => {
  const completing: LoginState = { type: 'completing' }
  const asking: LoginState = { type: 'askingCpr', dateOfBirth: adult, mismatch: false, attemptsLeft: null }
  const validating: LoginState = { type: 'validating', dateOfBirth: adult, cpr: '0405901234', attemptsLeft: null }
  const registering: LoginState = { type: 'registering' }
  const opening: LoginState = { type: 'opening' }
  const limits: LoginState = { type: 'limits', resumed: false }
  const leaving: LoginState = { type: 'leaving', delayMs: 0 }
  const failed: LoginState = { type: 'failed', failure: { code: 'ERR_NETWORK', message: '' }, kind: 'retry', retry: opening }
  const dead: LoginState = { type: 'failed', failure: { code: 'ERR_EXCLUDED', message: '' }, kind: 'excluded', retry: null }
  const matched: LoginEvent = { type: 'cprChecked', isMatch: true, attemptsLeft: 3 }
  const transitions: readonly [LoginState, LoginEvent, LoginState][] = [
    [completing, { type: 'completed', dateOfBirth: adult }, asking],
    [asking, { type: 'cprSubmitted', cpr: '0405901234' }, validating],
    [validating, matched, opening],
    [registering, { type: 'registered' }, opening],
    [opening, { type: 'sessionOpened' }, limits],
    [limits, { type: 'limitsReady' }, leaving],
    [failed, { type: 'retried' }, opening],
  ]
  it('changes on its own event', () => {
    for (const [from, event, to] of transitions) expect(loginReducer(from, event, 'login', rules), from.type).toEqual(to)
  })
  it('ignores the events of the others', () => {
    for (const state of [completing, asking, validating, registering, opening, limits, leaving, failed, dead])
      for (const event of events)
        if (event.type !== 'failed' && !transitions.some(([from, { type }]) => from === state && type === event.type))
          expect(loginReducer(state, event, 'login', rules), `${state.type}, ${event.type}`).toBe(state)
  })
  it('keeps a prompt, a failure and a finished login when a late call fails', () => {
    for (const state of [asking, leaving, failed])
      for (const code of codes) expect(loginReducer(state, failure(code), 'login', rules), state.type).toBe(state)
  })
  it('restarts only a resumed session that has expired', () => {
    const resumed = initialLoginState(true)
    expect(loginReducer(resumed, failure('ERR_UPSTREAM'), 'login', rules)).toMatchObject({ type: 'failed', kind: 'retry', retry: resumed })
    expect(loginReducer(limits, failure('ERR_UNAUTHENTICATED'), 'login', rules)).toMatchObject({ type: 'failed', kind: 'expired' })
    expect(loginReducer(opening, failure('ERR_UNAUTHENTICATED'), 'login', rules)).toMatchObject({ type: 'failed', kind: 'expired' })
  })
  it.each([
    [sixteen, 'underAge'],
    [nineteen, 'ageRange'],
  ])('rejects a player born on %s after the CPR number is checked, without a retry', (dateOfBirth, kind) => {
    for (const method of flowMethods) {
      const rejected = loginReducer({ type: 'validating', dateOfBirth, cpr: null }, matched, method, rules)
      expect(rejected).toMatchObject({ type: 'failed', kind, failure: { message: '' }, retry: null })
    }
  })
})

describe('the CPR number', () => {
  const asked: LoginState = { type: 'validating', dateOfBirth: adult, cpr: '0405901234' }
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
  it('is requested when the sealed draft has none that matched', () => {
    expect(run('register', [{ type: 'completed', dateOfBirth: adult }, failure('ERR_VALIDATION')])).toEqual({
      type: 'askingCpr',
      dateOfBirth: adult,
      mismatch: false,
      attemptsLeft: null,
    })
  })
  it('is not requested when the sealed draft has expired, because the registration would fail', () => {
    for (const cpr of [null, '0405901234'])
      expect(loginReducer({ ...asked, cpr }, failure('ERR_TRANSACTION_EXPIRED'), 'register', rules)).toMatchObject({
        type: 'failed',
        kind: 'expired',
        retry: null,
      })
  })
  it('is requested again as a mismatch when the provider refuses it', () => {
    const again = { type: 'askingCpr', dateOfBirth: adult, mismatch: true, attemptsLeft: null }
    expect(loginReducer(asked, failure('ERR_CPR_MISMATCH'), 'login', rules)).toEqual(again)
  })
  it('is not requested again when the form that the player filled in is invalid', () => {
    expect(loginReducer(asked, failure('ERR_VALIDATION'), 'login', rules)).toMatchObject({ type: 'failed', kind: 'retry', retry: asked })
    expect(loginReducer(asked, failure('ERR_VALIDATION'), 'register', rules)).toMatchObject({ type: 'failed', kind: 'form', retry: null })
    expect(loginReducer(asked, failure('ERR_NETWORK'), 'login', rules)).toMatchObject({ type: 'failed', retry: asked })
    const sealed: LoginState = { ...asked, cpr: null }
    expect(loginReducer(sealed, failure('ERR_NETWORK'), 'register', rules)).toMatchObject({ type: 'failed', retry: sealed })
  })
})
