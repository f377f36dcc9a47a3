import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAmountParam, toAmountParam } from './amountParam.ts'
import { kroner, ore } from './money.ts'

it.each([
  ['500', 50_000],
  ['500,50', 50_050],
  ['500.05', 50_005],
  ['0,01', 1],
  ['007', 700],
  ['99999999', 9_999_999_900],
  ['99999999,99', 9_999_999_999],
])('the address %s is an amount of %s øre', (text, amount) => expect(parseAmountParam(text)).toBe(amount))

it.each([null, '', '0', '0,00', '-5', '1e9', '100000000', '500,5', '500,505', '500,', ',50', '500;50', 'kr500', '500kr', ' 500', '500,ab'])(
  'the address %j is no amount',
  (text) => expect(parseAmountParam(text)).toBeNull(),
)

it('writes whole kroner without øre, and every øre with two digits', () => {
  expect(toAmountParam(kroner(500))).toBe('500')
  expect(toAmountParam(ore(50_050))).toBe('500.50')
  expect(toAmountParam(ore(5))).toBe('0.05')
})

it('an amount in an address is read as it was written, to the øre', () => {
  const amounts = fc.integer({ min: 1, max: 9_999_999_999 }).map(ore)
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseAmountParam(toAmountParam(amount))).toBe(amount)
    }),
  )
})
