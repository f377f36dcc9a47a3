import { expect, test } from 'vitest'
import { allowsPrefetch } from './connection.ts'

test('prefetches nothing with Save-Data or on a slow connection', () => {
  expect(allowsPrefetch(undefined)).toBe(true)
  expect(allowsPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(allowsPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(allowsPrefetch({ saveData: true })).toBe(false)
})
