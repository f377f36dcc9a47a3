import { expect, it } from 'vitest'
import { z } from 'zod'
import { backendCall, callKey, callNameOf, siteCall } from './contract.ts'

const response = z.object({ id: z.string() })

it('a call of the back end has the method and path of its route, and its options', () => {
  const options = { access: 'player', rateLimit: 'card', idempotent: true, response } as const
  expect(backendCall('PUT /Deposit/:id', options)).toEqual({ ...options, base: 'backend', method: 'PUT', path: '/Deposit/:id' })
})

it('a call of the site server has the method and path of its name', () => {
  expect(siteCall('session.deleteCookie', { access: 'public', response })).toEqual({
    access: 'public',
    response,
    base: 'site',
    method: 'DELETE',
    path: '/api/cookie',
  })
})

it('a key contains name and input, so that the server and the browser address the same cache entry', () => {
  expect(callKey('games.detail', { query: { id: 'x y' } })).toBe('games.detail {"query":{"id":"x y"}}')
  expect(callKey('session.profile')).toBe('session.profile {}')
})

it('a key returns the name of its call', () => {
  expect(callNameOf(callKey('games.detail', { query: { id: 'x y' } }))).toBe('games.detail')
  expect(callNameOf('games.detail')).toBe('games.detail')
})
