import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadCookieSecret } from './cookieSecret.ts'

let parent: string
let dataDir: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cookie-secret-'))
  dataDir = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

it('is generated once, for this user only, and read afterwards', () => {
  const secret = loadCookieSecret(undefined, dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadCookieSecret(undefined, dataDir)).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['cookie-secret'])
  expect([dataDir, join(dataDir, 'cookie-secret')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})

it('from the configuration needs no folder', () => {
  expect(loadCookieSecret('c'.repeat(32), dataDir)).toBe('c'.repeat(32))
  expect(readdirSync(parent)).toEqual([])
})

it.each([
  ['empty', ''],
  ['cut off', 's'.repeat(31)],
  ['blank', `${' '.repeat(40)}\n`],
])('that is %s is refused by the name of its file', (_, text) => {
  loadCookieSecret(undefined, dataDir)
  const file = join(dataDir, 'cookie-secret')
  writeFileSync(file, text)
  expect(() => loadCookieSecret(undefined, dataDir)).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it('is refused by the name of the variable where its folder cannot be written', () => {
  writeFileSync(dataDir, '')
  expect(() => loadCookieSecret(undefined, join(dataDir, 'sub'))).toThrow(`DATA_DIR ${join(dataDir, 'sub')} cannot be written`)
})
