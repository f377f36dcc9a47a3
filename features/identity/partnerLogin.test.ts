import { expect, it } from 'vitest'
import { codes } from './loginEvents.ts'
import { afterPartnerFailure, initialPartnerState, partnerNoticeMs } from './partnerLogin.ts'

it('asks for a confirmation with a token, and for the CPR number with an id', () => {
  expect(initialPartnerState('token')).toEqual({ type: 'confirming' })
  expect(initialPartnerState('external')).toEqual({ type: 'askingCpr', mismatch: false, attemptsLeft: null })
})

it('ERR_TOKEN_INVALID: leads to the login without a hand-over', () => {
  expect(initialPartnerState(null)).toMatchObject({ type: 'failed', kind: 'expired', failure: { code: 'ERR_TOKEN_INVALID' } })
})

it('asks for another CPR number after a mismatch, and ends with every other code', () => {
  for (const code of codes) {
    const state = afterPartnerFailure({ code, message: 'x' })
    expect(state.type, code).toBe(code === 'ERR_CPR_MISMATCH' ? 'askingCpr' : 'failed')
  }
  expect(afterPartnerFailure({ code: 'ERR_CPR_MISMATCH', message: '' })).toMatchObject({ mismatch: true })
  expect(afterPartnerFailure({ code: 'ERR_ACCOUNT_UNKNOWN', message: 'x' })).toMatchObject({ kind: 'unknownAccount' })
})

it('shows its success for three seconds (specification, *Business constants*)', () => {
  expect(partnerNoticeMs).toBe(3000)
})
