import { expect, it } from 'vitest'
import { type ErrorCode, httpStatusByErrorCode } from '../api/errors.ts'
import { failedStepUp, parseStepUpQuery, stepUpPath } from './stepUp.ts'

const codes = Object.keys(httpStatusByErrorCode) as ErrorCode[] // keys of the literal that the type is made of
const kindOf = (code: ErrorCode) => {
  const state = failedStepUp({ code, message: '' })
  return state.type === 'failed' ? state.kind : null
}

it.each([
  ['ERR_PROVIDER_REJECTED', 'rejected'],
  ['ERR_PROVIDER_FAILED', 'provider'],
  ['ERR_STEP_UP_PERSON', 'wrongPerson'],
  ['ERR_LOGIN_LOCKED', 'locked'],
  ['ERR_UNAUTHENTICATED', 'signedOut'],
  ['ERR_TRANSACTION_EXPIRED', 'expired'],
  ['ERR_TOKEN_EXPIRED', 'expired'],
  ['ERR_OTHER_BROWSER', 'expired'],
] as const)('%s is a step-up that failed as %s', (code, kind) => expect(kindOf(code)).toBe(kind))

it('any other failure can be tried again', () => {
  const others = codes.filter((code) => kindOf(code) === 'retry')
  expect(others).toEqual(
    expect.arrayContaining(['ERR_NETWORK', 'ERR_UPSTREAM', 'ERR_TIMEOUT', 'ERR_BUSY', 'ERR_RATE_LIMITED', 'ERR_INTERNAL']),
  )
})

it.each([
  ['?purpose=contact&logId=log1', { purpose: 'contact', logId: 'log1', returnPath: '/min-konto/profil', returnSearch: '' }],
  ['?purpose=withdrawal&logId=log1', { purpose: 'withdrawal', logId: 'log1', returnPath: '/min-konto/udbetal', returnSearch: '' }],
  ['?purpose=other', { purpose: 'contact', logId: '', returnPath: '/min-konto/profil', returnSearch: '' }],
  [`?logId=${'x'.repeat(70)}`, { purpose: 'contact', logId: 'x'.repeat(64), returnPath: '/min-konto/profil', returnSearch: '' }],
])('reads the return query %s', (search, expected) => expect(parseStepUpQuery(search)).toEqual(expected))

it('leads back only to the page that asked, with its query', () => {
  const returnPathOf = (search: string) => {
    const { searchParams } = new URL(stepUpPath('withdrawal', search), 'https://site.test')
    return parseStepUpQuery(`?${searchParams}`).returnPath
  }
  expect(parseStepUpQuery('?purpose=withdrawal&logId=1&soeg=beloeb%3D400').returnSearch).toBe('beloeb=400')
  expect(returnPathOf('beloeb=400&id=abcdefgh')).toBe('/min-konto/udbetal?beloeb=400&id=abcdefgh')
  expect(returnPathOf('')).toBe('/min-konto/udbetal')
  for (const hostile of ['//evil.example', '#/../..', 'a=b&c=//evil.example', '\\evil'])
    expect(new URL(returnPathOf(hostile), 'https://site.test')).toMatchObject({
      origin: 'https://site.test',
      pathname: '/min-konto/udbetal',
      hash: '',
    })
})
