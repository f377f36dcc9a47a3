import { withAddressPolicy } from '@casino/features/content/addressPolicy'
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

test('images of the CMS are rewritten to the image proxy with their size, and any other is removed and reported', () => {
  const reported: string[] = []
  const policy = {
    isAllowedHost: () => true,
    imageBases: ['https://cms.example/art/'],
    onInvalid: (reason: string) => void reported.push(reason),
  }
  const sanitise = (src: string) => withAddressPolicy(policy, () => sanitiseHtml(`<p>a<img src="${src}" alt="b"></p>`))
  expect(sanitise('https://cms.example/art/banner/jul.jpg')).toContain('src="/img/banner/jul.jpg"')
  expect(sanitise('https://cms.example/art/news/a.webp?shape=news')).toContain('src="/img/news/a.webp?shape=news"')
  expect(sanitise('/img/campaign/standard?w=640')).toContain('src="/img/campaign/standard?w=640"')
  expect(reported).toEqual([])
  for (const src of [
    'https://evil.example/art/banner/jul.jpg',
    'https://cms.example/art/banner/jul.jpg?x=1',
    '//cms.example/art/banner/jul.jpg',
    '',
  ])
    expect(sanitise(src), src).toBe('<p>a</p>')
  expect(reported).toHaveLength(4)
})
