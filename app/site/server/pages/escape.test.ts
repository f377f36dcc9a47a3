import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './escape.ts'

test('escaped JSON cannot end its script element and parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '\u2028', '\u2029', ''), (value, nasty) => {
      const text = escapeJson({ value, nasty })
      expect(text).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, nasty })))
    }),
  )
})

test('escaped text cannot break out of an attribute or an element', () => {
  expect(escapeHtml('"><img onerror=x>&')).toBe('&quot;&gt;&lt;img onerror=x&gt;&amp;')
})
