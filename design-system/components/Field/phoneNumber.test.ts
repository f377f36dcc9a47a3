import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCountryCode } from './phoneNumber.ts'

const codes = ['45', '299']

test.each([
  ['+45 20 12 34 56', { code: '45', rest: '20123456' }],
  ['004520123456', { code: '45', rest: '20123456' }],
  ['+299 12-34-56', { code: '299', rest: '123456' }],
  ['(+45) 20123456', { code: '45', rest: '20123456' }],
  ['\u202a+45 20 11 22 33\u202c', { code: '45', rest: '20112233' }],
  ['+45\u201120112233', { code: '45', rest: '20112233' }],
  ['tel:+4520112233', { code: '45', rest: '20112233' }],
  ['Tlf. +45 20 11 22 33', { code: '45', rest: '20112233' }],
  ['20 12 34 56', null],
  ['45 20 12 34 56', null],
  ['+46 70 123 45 67', null],
  ['+4', null],
  ['+45', null],
  ['0045 ', null],
  ['+45 2', { code: '45', rest: '2' }],
  ['', null],
])('%s', (text, parts) => {
  expect(splitCountryCode(text, codes)).toEqual(parts)
})

test('never splits a national number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][\d ]{0,11}$/), (text) => {
      expect(splitCountryCode(text, codes)).toBeNull()
    }),
  )
})
