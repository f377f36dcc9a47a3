import { expect, test } from 'vitest'
import { loadBuildRedirects } from './navigation/buildRedirects.ts'
import { resolveNavigation } from './navigation/resolveNavigation.ts'
import { findRedirect, parseRedirectRules } from './redirectRules.ts'
import { resolveRoute } from './resolveRoute.ts'
import { routes } from './routes/index.ts'
import { redirectRules } from './routes/redirects.ts'

const url = (address: string) => new URL(address, 'http://site')

test('the rules of the site are valid, and lead to pages', () => {
  expect(parseRedirectRules(JSON.parse(JSON.stringify(redirectRules)))).toEqual(redirectRules)
  for (const { from, to } of redirectRules)
    expect(resolveRoute({ routes, redirects: redirectRules }, url(to)).type, `${from} to ${to}`).toBe('route')
})

test('a rule applies in any case and with empty segments, and keeps the query', () => {
  const rules = [{ from: '/gammel/side', to: '/ny' }]
  for (const path of ['/gammel/side', '/Gammel/Side/', '//gammel//side'])
    expect(findRedirect(rules, { pathname: path, search: '' })).toBe('/ny')
  expect(findRedirect(rules, url('/gammel/side?btag=x&y='))).toBe('/ny?btag=x&y=')
  for (const path of ['/gammel', '/gammel/side/mere', '/gammel-side']) expect(findRedirect(rules, url(path))).toBeNull()
})

test.each([
  ['no list', { from: '/a', to: '/b' }],
  ['no rule', [null]],
  ['a source in another form', [{ from: '/A/', to: '/b' }]],
  ['a target on another site', [{ from: '/a', to: 'https://evil.example/' }]],
  ['a target on another host', [{ from: '/a', to: '//evil.example' }]],
  ['a target that a browser resolves to another host', [{ from: '/a', to: '/.//evil.example' }]],
  ['a target with a script', [{ from: '/a', to: 'javascript:alert(1)' }]],
  ['a target with a query, which would meet the visitor’s', [{ from: '/a', to: '/b?x' }]],
  [
    'a source that stands there twice',
    [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ],
  ],
  ['a rule that leads to itself', [{ from: '/a', to: '/A/' }]],
  [
    'a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  ],
  [
    'a chain',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ],
  ],
])('refuses %s', (_, value) => {
  expect(() => parseRedirectRules(value)).toThrow('redirect rule')
})

test('an address is checked first, then the rules apply, then the guards', () => {
  const redirects = [
    { from: '/min-konto/oversigt', to: '/jackpots' },
    { from: '/a..b', to: '/jackpots' },
  ]
  expect(resolveRoute({ routes, redirects }, url('/a..b'))).toEqual({ type: 'notFound' })
  expect(resolveRoute({ routes, redirects }, url('/MIN-KONTO/oversigt/'))).toEqual({ type: 'redirect', to: '/jackpots' })
  expect(resolveRoute({ routes, redirects }, url('/jackpots')).type).toBe('route')
  const navigate = (path: string) => resolveNavigation(url(path), { path: '/bordspil', origin: 'http://site', redirects }, false)
  expect(navigate('/a..b')).toEqual({ type: 'leave' })
  expect(navigate('/MIN-KONTO/oversigt/?x=1')).toEqual({ type: 'redirect', to: '/jackpots?x=1' })
})

test('the browser reads the rules of its own build, has none without the file, and refuses invalid ones', async () => {
  const asked: string[] = []
  const answer = (response: () => Response) =>
    loadBuildRedirects('b1', async (address) => {
      asked.push(String(address))
      return response()
    })
  expect(await answer(() => Response.json({ id: 'b1', redirects: redirectRules }))).toEqual(redirectRules)
  expect(await answer(() => Response.json({}, { status: 404 }))).toEqual([])
  expect(await loadBuildRedirects('b1', () => Promise.reject(new TypeError('offline')))).toEqual([])
  await expect(answer(() => Response.json({ redirects: [{ from: '/a', to: '//evil.example' }] }))).rejects.toThrow('redirect rule /a')
  expect(new Set(asked)).toEqual(new Set(['/builds/meta/b1.json']))
})
