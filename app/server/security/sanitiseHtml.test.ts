import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitiseHtml.ts'

test('keeps allowed markup', () => {
  const text = '<h2>Vilkår</h2><p>Se <a href="/contents/vilkaar">siden</a> og <strong>her</strong>.</p>'
  expect(sanitiseHtml(text)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<form action="https://evil.example"><input name="cpr"></form>',
  '<img src="https://evil.example/p.png">',
  '<svg><animate onbegin=alert(1) /></svg>',
])('removes dangerous markup from %s', (html) => {
  expect(sanitiseHtml(html)).not.toMatch(/script|onerror|onbegin|iframe|style|form|input|evil/)
})

test('target=_blank gets rel=noopener noreferrer', () => {
  expect(sanitiseHtml('<a href="https://www.rofus.nu" target="_blank">ROFUS</a>')).toContain('rel="noopener noreferrer"')
})
