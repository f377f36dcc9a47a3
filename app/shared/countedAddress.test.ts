import { expect, it } from 'vitest'
import { countedAddress } from './countedAddress.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['unknown', 'unknown'],
])('%j counts as %j', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
