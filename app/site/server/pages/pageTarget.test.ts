import { expect, test } from 'vitest'
import { readSiteServerConfig } from '../config.ts'
import { canonicalUrl, parsePageTarget } from './pageTarget.ts'

test.each([
  ['/', '/', false],
  ['/_payload.json?x=1', '/', true],
  ['/jackpots/_payload.json', '/jackpots', true],
  ['//evil.example/', '//evil.example/', false],
])('%s is parsed to %s', (url, path, isPayload) => {
  const target = parsePageTarget(url)
  expect([target.url.pathname, target.isPayload]).toEqual([path, isPayload])
})

test.each([
  ['localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000/x?y'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', null],
  ['evil.example', 'http://127.0.0.1:3000', null],
  ['localhost:9', 'http://127.0.0.1:3000', null],
  ['localhost:3000', 'https://nordlys.example', null],
])('%s with PUBLIC_URL %s redirects to %s', (host, publicUrl, to) => {
  expect(canonicalUrl({ host, url: '/x?y' }, readSiteServerConfig({ PUBLIC_URL: publicUrl }))).toBe(to)
})

test('without PUBLIC_URL nothing redirects', () => {
  expect(canonicalUrl({ host: 'localhost:3000', url: '/' }, readSiteServerConfig({}))).toBeNull()
})
