import { expect, it } from 'vitest'
import { plainConnections } from './plainConnections.ts'

it.each([
  ['http://back.example/v1', true],
  ['https://back.example/v1', false],
  ['http://127.0.0.1:3001', false],
  ['http://localhost:3001', false],
  ['http://[::1]:3001', false],
  ['redis://:secret@cache.example:6379', true],
  ['rediss://cache.example:6379', false],
  ['postgresql://user:password@db.example/nordlys', true],
  ['postgresql://user:password@db.example/nordlys?sslmode=verify-full', false],
  ['postgresql://user:password@db.example/nordlys?sslmode=disable', true],
  ['postgresql://user@127.0.0.1/nordlys', false],
])('%s is without TLS to another machine: %s', (url, isPlain) => {
  expect(plainConnections({ NAME: url })).toEqual(isPlain ? ['NAME'] : [])
})

it('a variable that is not set leads nowhere', () => {
  expect(plainConnections({ REDIS_URL: undefined })).toEqual([])
})
