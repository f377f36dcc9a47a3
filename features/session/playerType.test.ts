import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountTypeOfProperty, includesDeposit } from './playerType.ts'

describe('the property of the first deposit', () => {
  it.each([
    ['10000', 'Depositor'],
    ['1', 'Depositor'],
    ['0', 'Non-Depositor'],
    [null, null],
    ['', null],
    ['True', null],
    ['-5', null],
    ['1e3', null],
    ['9'.repeat(16), null],
  ] as const)('%s states %s', (value, type) => expect(accountTypeOfProperty(value)).toBe(type))

  it('of any amount states whether there was one', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(accountTypeOfProperty(String(amount))).toBe(amount > 0 ? 'Depositor' : 'Non-Depositor')
      }),
    )
  })
})

it('finds a deposit in the history only when it was carried out', () => {
  expect(includesDeposit([])).toBe(false)
  expect(includesDeposit([{ type: 'transfer_bonus', state: 'implemented' }])).toBe(false)
  expect(includesDeposit([{ type: 'deposit', state: 'initiated' }])).toBe(false)
  expect(includesDeposit([{ type: 'deposit', state: 'reversed' }])).toBe(false)
  expect(
    includesDeposit([
      { type: 'withdrawal', state: 'implemented' },
      { type: 'deposit', state: 'implemented' },
    ]),
  ).toBe(true)
})
