import { beforeEach, expect, it } from 'vitest'
import { deleteEndedTabStorage, readTabStorage, writeTabStorage } from './tabStorage.ts'

beforeEach(() => window.sessionStorage.clear())

it('keeps a guest’s data through the login, and deletes it with the session', () => {
  deleteEndedTabStorage(null)
  writeTabStorage('besked', 'Hej')
  deleteEndedTabStorage('first')
  writeTabStorage('soegninger', ['ravn'])
  deleteEndedTabStorage('first')
  expect([readTabStorage('besked'), readTabStorage('soegninger')]).toEqual(['Hej', ['ravn']])
  deleteEndedTabStorage(null)
  expect(window.sessionStorage).toHaveLength(0)
})

it('deletes an ended session’s data when another has begun', () => {
  deleteEndedTabStorage('first')
  writeTabStorage('besked', 'Hej')
  deleteEndedTabStorage('second')
  expect(readTabStorage('besked')).toBeNull()
  writeTabStorage('besked', 'Hej igen')
  deleteEndedTabStorage('second')
  expect(readTabStorage('besked')).toBe('Hej igen')
})
