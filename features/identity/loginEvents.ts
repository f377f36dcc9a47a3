import { type ErrorCode, httpStatusByErrorCode } from '../api/errors.ts'
import type { LoginMethod } from './calls.ts'
import { type AgeRules, initialLoginState, type LoginEvent, type LoginState, loginReducer } from './model.ts'

const now = Date.UTC(2026, 10, 20, 12)
export const rules: AgeRules = { minAge: 21, ageRange: { min: 18, max: 20 }, now }
export const adult = '1990-05-04'
export const nineteen = '2007-03-01'
export const sixteen = '2010-03-01'
export const codes = Object.keys(httpStatusByErrorCode) as ErrorCode[] // keys of the literal that the type is made of
export const flowMethods: readonly LoginMethod[] = ['login', 'register']
export const failure = (code: ErrorCode): LoginEvent => ({ type: 'failed', failure: { code, message: code } })

export const events: readonly LoginEvent[] = [
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
export const run = (method: LoginMethod, list: readonly LoginEvent[], start: LoginState = initialLoginState(false)) =>
  list.reduce((state, event) => loginReducer(state, event, method, rules), start)
