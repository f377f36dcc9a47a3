import { beforeEach, expect, it } from 'vitest'
import { deleteEndedTabStorage, readTabStorage, writeTabStorage } from './tabStorage.ts'

beforeEach(() => window.sessionStorage.clear())

it('keeps what a guest leaves through the login, and deletes all of it with the session', () => {
  deleteEndedTabStorage(null)
  writeTabStorage('besked', 'Hej')
  deleteEndedTabStorage('first')
  writeTabStorage('soegninger', ['ravn'])
  deleteEndedTabStorage('first')
  expect([readTabStorage('besked'), readTabStorage('soegninger')]).toEqual(['Hej', ['ravn']])
  deleteEndedTabStorage(null)
  expect(window.sessionStorage).toHaveLength(0)
})

it('deletes what was left in a session when another has begun since', () => {
  deleteEndedTabStorage('first')
  writeTabStorage('besked', 'Hej')
  deleteEndedTabStorage('second')
  expect(readTabStorage('besked')).toBeNull()
  writeTabStorage('besked', 'Hej igen')
  deleteEndedTabStorage('second')
  expect(readTabStorage('besked')).toBe('Hej igen')
})
