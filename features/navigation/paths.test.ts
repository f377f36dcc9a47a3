import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, sameOriginPath } from './paths.ts'

describe('sameOriginPath', () => {
  it.each(['/', '/min-konto/oversigt', '/nyheder?side=2', '/søg?q=æ'])('keeps %s', (path) => expect(sameOriginPath(path)).toBe(path))
  it.each([
    '',
    'min-konto',
    '//evil.dk',
    '/\\evil.dk',
    'https://evil.dk',
    'javascript:alert(1)',
    '/a\\b',
    '/a\nb',
    '/\t/evil.dk',
    null,
    undefined,
  ])('refuses %j', (path) => expect(sameOriginPath(path)).toBeNull())
  it('never returns a URL of another origin', () => {
    const site = 'https://site.example'
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((tail) => `/${tail}`),
      fc.string().map((tail) => `//${tail}`),
    )
    fc.assert(
      fc.property(text, (path) => {
        const kept = sameOriginPath(path)
        if (kept !== null) expect(new URL(kept, site).origin).toBe(site)
      }),
    )
  })
})

describe('loginPath', () => {
  it('contains the return path and the reason', () => {
    expect(loginPath()).toBe('/log-ind')
    const query = new URLSearchParams(loginPath({ redirect: '/min-konto/oversigt?a=1&b=2', reason: 'expired' }).split('?')[1])
    expect(Object.fromEntries(query)).toEqual({ redirect: '/min-konto/oversigt?a=1&b=2', reason: 'expired' })
  })
})
