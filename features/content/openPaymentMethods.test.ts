import { expect, test } from 'vitest'
import { isMethodOpen, openMethods } from './openPaymentMethods.ts'

const openPaymentMethods = { main: { card: true, mobilePay: true }, quick: { card: false, mobilePay: true } }

test.each([
  ['main', 'card', true, true],
  ['main', 'mobilepay', true, true],
  ['quick', 'card', true, false],
  ['quick', 'mobilepay', true, true],
  ['main', 'mobilepay', false, false],
  ['quick', 'mobilepay', false, false],
  ['main', 'card', false, true],
] as const)('in the %s deposit %s is, with MobilePay switched to %s, offered: %s', (flow, method, mobilePayEnabled, expected) => {
  expect(isMethodOpen({ openPaymentMethods, mobilePayEnabled }, flow, method)).toBe(expected)
})

test('the methods of a flow are listed in the order in which they are shown', () => {
  expect(openMethods({ openPaymentMethods, mobilePayEnabled: true }, 'main')).toEqual(['card', 'mobilepay'])
  expect(openMethods({ openPaymentMethods, mobilePayEnabled: true }, 'quick')).toEqual(['mobilepay'])
  expect(openMethods({ openPaymentMethods, mobilePayEnabled: false }, 'quick')).toEqual([])
})

test('a method that the flow does not name is closed', () => {
  const closed = { main: { card: true, mobilePay: false }, quick: { card: false, mobilePay: false } }
  expect(isMethodOpen({ openPaymentMethods: closed, mobilePayEnabled: true }, 'main', 'mobilepay')).toBe(false)
})
