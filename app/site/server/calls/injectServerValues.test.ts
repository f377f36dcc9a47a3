import { depositCalls } from '@casino/features/deposit/calls'
import { gamesCalls } from '@casino/features/games/calls'
import { identityCalls } from '@casino/features/identity/calls'
import { limitsCalls } from '@casino/features/limits/calls'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { backendPath } from './backendClient.ts'
import { CallFailure } from './callFailure.ts'
import { injectServerValues } from './injectServerValues.ts'
import { parseCallInput } from './parseCallInput.ts'

const codeOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof CallFailure) return error.code
  }
  return 'none'
}

describe('injecting server values', () => {
  test('values are injected into the fields that the call table names', () => {
    const injected = injectServerValues(depositCalls.cards, {}, { sessionId: 'held', userId: 'u1' })
    expect(injected.query).toEqual({ sessionId: 'held', userId: 'u1' })
    expect(injectServerValues(limitsCalls.lock, { query: { lockUntil: '24h' } }, { sessionId: 'held' }).params).toEqual({
      sessionId: 'held',
    })
  })

  test('a session id sent by the browser must match the cookie', () => {
    expect(injectServerValues(limitsCalls.get, { query: { sessionId: 'held' } }, { sessionId: 'held' }).query).toEqual({
      sessionId: 'held',
    })
    expect(codeOf(() => injectServerValues(limitsCalls.get, { query: { sessionId: 'other' } }, { sessionId: 'held' }))).toBe(
      'ERR_UNAUTHENTICATED',
    )
    expect(codeOf(() => injectServerValues(gamesCalls.launch, { body: { sessionId: 'other' } }, {}))).toBe('ERR_UNAUTHENTICATED')
  })

  test('a missing value has the error code of its kind', () => {
    expect(codeOf(() => injectServerValues(identityCalls.openSession, {}, {}))).toBe('ERR_TRANSACTION_EXPIRED')
    expect(codeOf(() => injectServerValues(depositCalls.cards, {}, { sessionId: 'held' }))).toBe('ERR_UNAUTHENTICATED')
    for (const [source, code] of [
      ['loginLogId', 'ERR_TRANSACTION_EXPIRED'],
      ['partnerToken', 'ERR_TOKEN_INVALID'],
      ['pid', 'ERR_TOKEN_INVALID'],
    ] as const) {
      const call = { ...limitsCalls.get, query: z.object({ held: z.string() }), injected: { 'query.held': source } } as const
      expect(codeOf(() => injectServerValues(call, {}, {}))).toBe(code)
    }
  })

  test('a failure names the value for the log; without its own code it is an invalid input', () => {
    const reasonOf = (run: () => unknown) => {
      try {
        run()
      } catch (error) {
        if (error instanceof CallFailure) return error.message
      }
      return 'none'
    }
    const call = { ...limitsCalls.get, query: z.object({ ip: z.string() }), injected: { 'query.ip': 'clientIP' } } as const
    expect(reasonOf(() => injectServerValues(call, {}, {}))).toBe('ERR_VALIDATION: missing clientIP')
    expect(reasonOf(() => injectServerValues(limitsCalls.get, {}, {}))).toBe('ERR_UNAUTHENTICATED: missing sessionId')
    expect(reasonOf(() => injectServerValues(depositCalls.cards, {}, { sessionId: 'held' }))).toBe('ERR_UNAUTHENTICATED: missing userId')
    expect(reasonOf(() => injectServerValues(limitsCalls.get, { query: { sessionId: 'other' } }, { sessionId: 'held' }))).toBe(
      'ERR_UNAUTHENTICATED: query.sessionId differs from the server value',
    )
  })

  test('a call without injected values is passed on', () => {
    const { injected: _, ...call } = limitsCalls.get
    expect(injectServerValues(call, { params: { id: 'x' }, query: { a: 1 }, body: { b: 2 } }, { sessionId: 'held' })).toEqual({
      params: { id: 'x' },
      query: { a: 1 },
      body: { b: 2 },
    })
  })

  test('a value is required where the table has no field or no part for it', () => {
    const inNoField = { ...limitsCalls.get, injected: { 'query.other': 'userId' } } as const
    expect(codeOf(() => injectServerValues(inNoField, {}, {}))).toBe('ERR_UNAUTHENTICATED')
    const inNoPart = { ...limitsCalls.get, injected: { 'body.sessionId': 'sessionId' } } as const
    expect(codeOf(() => injectServerValues(inNoPart, {}, {}))).toBe('ERR_UNAUTHENTICATED')
  })

  test('an optional value is omitted for guests', () => {
    expect(injectServerValues(gamesCalls.launch, { body: { gameId: 'x', mode: 'free' } }, {}).body).toEqual({ gameId: 'x', mode: 'free' })
  })

  test('the input is not mutated', () => {
    const input = { query: {} }
    injectServerValues(limitsCalls.get, input, { sessionId: 'held' })
    expect(input).toEqual({ query: {} })
  })
})

describe('parsing', () => {
  test('every invalid field is reported with its text key', () => {
    try {
      parseCallInput(depositCalls.confirmCard, {
        body: { sessionId: 's', userId: 'u', attributes: { channelId: 'mobile' }, amount: 0, encryptedCvv: 'x', expiryMonth: '13' },
      })
      expect.unreachable()
    } catch (error) {
      expect((error as CallFailure).details.fields).toEqual([
        { path: 'amount', message: 'validation.amount_positive' },
        { path: 'expiryMonth', message: 'validation.expiry' },
      ])
    }
  })

  test('unknown fields are dropped', () => {
    expect(parseCallInput(limitsCalls.get, { query: { sessionId: 's', admin: true } }).query).toEqual({ sessionId: 's' })
  })
})

test('params are escaped in the path, and the query follows the table', () => {
  expect(backendPath(depositCalls.bonusByCode, { params: { code: '../x?y' } })).toBe('/api/Bonuses/GetBonusByBonusCode/..%2Fx%3Fy')
  expect(backendPath(limitsCalls.lock, { params: { sessionId: 's' }, query: { lockUntil: '24h' } })).toBe(
    '/Deposit/SetUserLimitlock/s?lockUntil=24h',
  )
  expect(backendPath(gamesCalls.list, { query: { kind: undefined, skip: 0 } })).toBe('/api/games?skip=0')
})
