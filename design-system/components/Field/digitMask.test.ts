import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyDigitMask, type DigitMaskFormat, type MaskedInput, maskDigits } from './digitMask.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')
const formats = fc.constantFrom<DigitMaskFormat>('card', 'expiry', 'cpr', 'phone', 'digits')

/** The browser's edit for one key, before the mask is applied. */
const typeKey = (at: MaskedInput, key: string): MaskedInput => ({
  value: at.value.slice(0, at.caret) + key + at.value.slice(at.caret),
  caret: at.caret + key.length,
})
const backspace = ({ value, caret }: MaskedInput): MaskedInput => ({
  value: value.slice(0, Math.max(0, caret - 1)) + value.slice(caret),
  caret: Math.max(0, caret - 1),
})

const typeAll = (format: DigitMaskFormat, keys: string, limit?: number): MaskedInput =>
  [...keys].reduce<MaskedInput>((at, key) => applyDigitMask(format, at.value, typeKey(at, key), null, limit), { value: '', caret: 0 })

describe('masking while typing', () => {
  test.each([
    ['card', '4111111111111111', '4111 1111 1111 1111'],
    ['expiry', '0929', '09 / 29'],
    ['expiry', '929', '09 / 29'],
    ['expiry', '1/29', '01 / 29'],
    ['expiry', '12/29', '12 / 29'],
    ['cpr', '0102031234', '010203-1234'],
    ['cpr', '010203-1234', '010203-1234'],
    ['phone', '20123456', '20 12 34 56'],
    ['phone', '+4520', '+45 20'],
    ['digits', '12 34-56', '123456'],
  ] as const)('%s: %s becomes %s, caret at the end', (format, keys, value) => {
    expect(typeAll(format, keys)).toEqual({ value, caret: value.length })
  })

  test.each([
    ['card', '4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['card', ' 4111 1111 1111 1111\n', '4111 1111 1111 1111'],
    ['expiry', '09/2029', '09 / 29'],
    ['expiry', '092029', '09 / 29'],
    ['expiry', '2029-09', '09 / 29'],
    ['expiry', '2029/12', '12 / 29'],
    ['expiry', '9/29', '09 / 29'],
    ['expiry', '09 / 29', '09 / 29'],
    ['cpr', ' 010203 - 1234', '010203-1234'],
    ['cpr', '01020312345', '010203-1234'],
    ['cpr', ' 240992-0011', '240992-0011'],
    ['cpr', '24 09 92-0011', '240992-0011'],
    ['cpr', '240992–0011', '240992-0011'],
    ['cpr', '２４０９９２－００１１', '240992-0011'],
    ['phone', '20-12-34-56', '20 12 34 56'],
    ['phone', '(+45)20123456', '+45 20 12 34 56'],
    ['phone', 'tel:+4520123456', '+45 20 12 34 56'],
    ['phone', '20+12', '20 12'],
  ] as const)('%s: %s pasted or autofilled becomes %s', (format, text, value) => {
    expect(maskDigits(format, text)).toBe(value)
  })

  test('keeps the caret behind a digit inserted in the middle', () => {
    expect(applyDigitMask('card', '4111 1111 111', { value: '411|1 1111 111'.replace('|', '9'), caret: 4 }, null)).toEqual({
      value: '4119 1111 1111',
      caret: 4,
    })
  })

  test('removes the digit before a separator with backspace, the digit after it with delete', () => {
    expect(applyDigitMask('card', '4111 1111', { value: '41111111', caret: 4 }, 'backward')).toEqual({ value: '4111 111', caret: 3 })
    expect(applyDigitMask('card', '4111 2111', { value: '41112111', caret: 4 }, 'forward')).toEqual({ value: '4111 111', caret: 4 })
  })

  test('removes a plus like any other character', () => {
    expect(applyDigitMask('phone', '+', { value: '', caret: 0 }, 'backward')).toEqual({ value: '', caret: 0 })
    expect(applyDigitMask('phone', '+45', { value: '45', caret: 0 }, 'backward')).toEqual({ value: '45', caret: 0 })
  })

  test('rejects digits typed into a full field', () => {
    expect(applyDigitMask('digits', '123', { value: '1923', caret: 2 }, null, 3)).toEqual({ value: '123', caret: 1 })
  })
})

describe('for any text', () => {
  test('keeps at most 19 digits of a card number, and the caret behind the same digit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(30), (text, place) => {
        const caret = Math.min(place, text.length)
        const result = applyDigitMask('card', '', { value: text, caret }, null)
        const typed = digitsOf(text)
        expect(digitsOf(result.value).length).toBe(Math.min(19, typed.length))
        if (typed.length <= 19) {
          expect(digitsOf(result.value)).toBe(typed)
          expect(digitsOf(result.value.slice(0, result.caret))).toBe(digitsOf(text.slice(0, caret)))
        }
      }),
    )
  })

  test('masks an already masked text to itself', () => {
    fc.assert(
      fc.property(formats, fc.string({ maxLength: 24 }), (format, text) => {
        const once = maskDigits(format, text)
        expect(maskDigits(format, once)).toBe(once)
      }),
    )
  })

  test('removes one digit with every backspace until none is left', () => {
    fc.assert(
      fc.property(formats, fc.stringMatching(/^\d{1,19}$/), (format, keys) => {
        let at = typeAll(format, keys)
        for (let left = digitsOf(at.value).length; left > 0; left--) {
          at = applyDigitMask(format, at.value, backspace(at), 'backward')
          expect(digitsOf(at.value).length).toBe(left - 1)
        }
        expect(at).toEqual({ value: '', caret: 0 })
      }),
    )
  })
})
