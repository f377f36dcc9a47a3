import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { browserCheck } from './browserCheck.ts'
import { earlyScriptPath } from './earlyScript.ts'
import { startPageServer } from './pageTestServer.ts'

/** A browser with every required feature except `missing`. Returns where the check leads it; null when it stays. */
function visit(href: string, { missing = [], storage = {} }: { missing?: readonly string[]; storage?: Record<string, string> } = {}) {
  const url = new URL(href, 'http://site')
  let to: string | null = null
  const HTMLScriptElement = { prototype: missing.includes('noModule') ? {} : { noModule: true } }
  const browser: Record<string, unknown> = {
    location: { hash: url.hash, pathname: url.pathname, search: url.search, replace: (address: string) => (to = address) },
    sessionStorage: { getItem: (key: string) => storage[key] ?? null, setItem: (key: string, value: string) => (storage[key] = value) },
    HTMLScriptElement,
    CSSLayerBlockRule: missing.includes('layers') ? undefined : () => undefined,
    CSS: { supports: (rule: string) => !missing.includes(rule) },
    structuredClone: () => undefined,
    AbortSignal: { timeout: () => undefined },
  }
  browser.self = browser
  runInContext(missing.includes('findLast') ? `delete Array.prototype.findLast;${browserCheck}` : browserCheck, createContext(browser))
  return to
}

test('a supported browser stays on the page', () => {
  expect(visit('/jackpots?side=2')).toBeNull()
})

test.each(['noModule', 'layers', 'color', 'selector(:has(a))', 'findLast'])(
  'a browser without %s is led to the page that says so',
  (feature) => {
    expect(visit('/jackpots?side=2', { missing: [feature] })).toBe('/unsupported?fra=%2Fjackpots%3Fside%3D2')
  },
)

test('a visitor who continues anyway is not redirected again in this tab', () => {
  const storage = {}
  expect(visit('/jackpots#fortsaet', { missing: ['layers'], storage })).toBeNull()
  expect(visit('/', { missing: ['layers'], storage })).toBeNull()
  expect(visit('/', { missing: ['layers'] })).toBe('/unsupported?fra=%2F')
})

test('every page checks before its module runs, but the page that it leads to', async () => {
  const { get } = await startPageServer()
  const { body } = await get('/')
  const [early, module] = [body.indexOf(`<script defer src="${earlyScriptPath}">`), body.indexOf('<script type="module"')]
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(module)
  expect((await get(earlyScriptPath)).body).toContain(browserCheck)
  const page = await get('/unsupported?fra=%2Fjackpots')
  expect(page.body).not.toContain(earlyScriptPath)
  expect(page.body).toContain('Chrome 111 eller nyere')
  expect(page.body).toContain('href="/jackpots"')
  expect(page.body).toContain('href="/jackpots#fortsaet"')
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('the way back does not lead to %s', async (address) => {
  const { get } = await startPageServer()
  const { body } = await get(`/unsupported?fra=${encodeURIComponent(address)}`)
  expect(body).not.toContain('evil.example"')
  expect(body).toMatch(/href="\/"[^>]*>(<span[^>]*>)*Jeg har opdateret/)
})
