import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardBrand, containsCardNumber, isCardExpired, isCardNumber, isCvv, maskCardNumber, parseExpiry, passesLuhn } from './cardNumber.ts'

const digits = (min: number, max = min) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((values) => values.join(''))

describe('card number', () => {
  it('accepts sixteen digits in any grouping', () => {
    fc.assert(
      fc.property(digits(16), fc.constantFrom(' ', '-', ''), (number, separator) => {
        expect(isCardNumber(number.replace(/(\d{4})(?=\d)/g, `$1${separator}`))).toBe(true)
      }),
    )
  })

  it('rejects any other length', () => {
    fc.assert(
      fc.property(
        digits(0, 24).filter((number) => number.length !== 16),
        (number) => !isCardNumber(number),
      ),
    )
  })

  it('rejects sixteen digits among other characters', () => {
    expect(['a4111111111111111', '4111111111111111a', '4111_1111_1111_1111'].some(isCardNumber)).toBe(false)
  })

  it('shows the last four digits only', () => {
    fc.assert(fc.property(digits(16), (number) => maskCardNumber(number) === `••••\u00a0${number.slice(12)}`))
  })

  it.each([
    ['4111 1111', 'Visa'],
    ['5454', 'Mastercard'],
    ['51', 'Mastercard'],
    ['5-5', 'Mastercard'],
    ['50', null],
    ['1514', null],
    ['1411', null],
    ['2500 0000', 'Mastercard'],
    ['222', null],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2220', null],
    ['2721', null],
    ['27', null],
    ['56', null],
    ['', null],
  ])('recognises the brand of %s as %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand)
  })
})

describe('expiry', () => {
  it.each(['09 / 29', '09/29', '0929', '09/2029', '09-29', ' 09 / 2029 '])('parses %s', (text) => {
    expect(parseExpiry(text)).toEqual({ month: '09', year: '2029' })
  })

  it.each(['', '9/29', '13/29', '00/29', '09/', '09/229', 'abcd', '109/29', '09/20299', '09 / / 29', '0929x', '09/1929'])(
    'rejects %s',
    (text) => {
      expect(parseExpiry(text)).toBeNull()
    },
  )

  it('is valid through the last minute of the month in Copenhagen', () => {
    const card = { month: '11', year: '2026' }
    expect(isCardExpired(card, Date.parse('2026-11-30T22:59:00Z'))).toBe(false)
    expect(isCardExpired(card, Date.parse('2026-11-30T23:00:00Z'))).toBe(true)
  })
})

it('accepts a three- or four-digit CVV', () => {
  expect(['123', '1234', ' 123 '].every(isCvv)).toBe(true)
  expect(['', '12', '12345', '12a', 'a123', '12 3'].some(isCvv)).toBe(false)
})

describe('a card number in a text', () => {
  /** Digits with the check digit that makes them pass. */
  const valid = digits(12, 18).map((tail) => {
    const body = `4${tail}`.slice(0, 18)
    return body + [...'0123456789'].find((check) => passesLuhn(body + check))
  })

  it('is found with any usual separators, whatever stands around it', () => {
    fc.assert(
      fc.property(valid, fc.constantFrom('', ' ', '-', '.', ' - ', '\u00a0'), (number, separator) => {
        const written = number.replace(/(\d{4})(?=\d)/g, `$1${separator}`)
        expect(containsCardNumber(`Mit kort er ${written}, det virker ikke`)).toBe(true)
      }),
    )
  })

  it.each(['4111111111111111', 'kort: 4111 1111 1111 1111 12/29 123', '3782 822463 10005', '20 12 34 56 og 5555-5555-5555-4444.'])(
    '%s',
    (text) => expect(containsCardNumber(text)).toBe(true),
  )

  it.each([
    'Ring på +45 20 12 34 56: 1.250,00 kr. den 17-05-2026 kl. 12.30',
    '4111 1111 1111 1112', // another check digit
    'Transaktion 0b2f7f9e-5a0c-4a57-9d8e-6f1f8f2f0c11',
    '411111111111', // too short
    'a4111111111111111', // part of a word
    '1111111111111117', // no card begins so
  ])('is not in %s', (text) => expect(containsCardNumber(text)).toBe(false))
})
