import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './html.ts'

test('no text ends its script element, and the value comes back whole', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '\u2028', '\u2029', ''), (value, nasty) => {
      const text = escapeJson({ value, nasty })
      expect(text).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, nasty })))
    }),
  )
})

test('text cannot leave an attribute or an element', () => {
  expect(escapeHtml('"><img onerror=x>&')).toBe('&quot;&gt;&lt;img onerror=x&gt;&amp;')
})
