import { expect, test } from 'vitest'
import { formatMobile, groupInPairs } from './mobileNumber.ts'

test.each([
  ['45', '20112233', '+45 20 11 22 33'],
  ['299', '123456', '+299 12 34 56'],
])('a number of +%s is shown in pairs', (mobileCC, mobileNo, shown) => {
  expect(formatMobile({ mobileCC, mobileNo }).replaceAll('\u00a0', ' ')).toBe(shown)
})

test('an incomplete number keeps every digit', () => {
  expect(groupInPairs('20112').replaceAll('\u00a0', ' ')).toBe('20 11 2')
  expect(groupInPairs('')).toBe('')
})
