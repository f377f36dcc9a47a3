import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './cleanText.ts'

test.each([
  ['a phone number between marks of direction', '\u202a+45 20 11 22 33\u202c', '+45 20 11 22 33'],
  ['a phone number with a hyphen that does not break', '+45\u201120112233', '+45-20112233'],
  ['an e-mail address with a space of no width', 'jens\u200b@eksempel.dk', 'jens@eksempel.dk'],
  ['full-width digits', '５００', '500'],
  ['full-width letters', 'ＯＶＥＮＩ', 'OVENI'],
  ['typographic quotes', '“OVENI”', '"OVENI"'],
  ['the apostrophes of a name', 'D’Arcy Oʼbrien', "D'Arcy O'brien"],
  ['decomposed letters', 'vilka\u030ar', 'vilkår'],
  ['a word with a soft hyphen', 'spil\u00adlemaskine', 'spillemaskine'],
])('%s is read as it is meant', (_, text, meant) => {
  expect(cleanText(text)).toBe(meant)
})

test('ordinary Danish is kept, and a cleaned text stays as it is', () => {
  expect(cleanText('Rødgrød med fløde: 1.000,50 kr. "på" Ærø')).toBe('Rødgrød med fløde: 1.000,50 kr. "på" Ærø')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
    }),
  )
})
