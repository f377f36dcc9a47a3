import { expect, test } from 'vitest'
import { challengeWidth, isReturnMessage } from './challengeWindow.ts'

const widths = { desktop: 900, tablet: 700, mobile: 400, landscape: 600, portrait: 350, display: 'frame' as const }

test.each([
  ['desktop', true, 900],
  ['desktop', false, 900],
  ['tablet', true, 600],
  ['tablet', false, 350],
  ['mobile', true, 400],
  ['mobile', false, 350],
] as const)('the page of a bank on a %s, landscape %s, is %d px wide', (device, landscape, width) => {
  expect(challengeWidth(widths, { device, landscape })).toBe(width)
})

test('only a page of this site can say that the bank has returned', () => {
  const site = 'https://nordlys.example'
  const data = { type: 'payment-returned' }
  expect(isReturnMessage({ origin: site, data }, site)).toBe(true)
  for (const origin of ['https://bank.example', 'https://nordlys.example.evil.example', 'http://nordlys.example', 'null', ''])
    expect(isReturnMessage({ origin, data }, site), origin).toBe(false)
  for (const other of [null, undefined, 'payment-returned', {}, { type: 'other' }])
    expect(isReturnMessage({ origin: site, data: other }, site)).toBe(false)
})
