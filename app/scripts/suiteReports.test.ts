import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countTests, repeatedTests, slowestTests } from './lib/suiteReports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'suite-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('counts pictures that cannot be compared with another Chromium as skipped, and says so', () => {
  const file = join(folder, 'visual.json')
  const statuses = ['same', 'changed', 'new', 'removed', 'broken', 'skipped'].map((status) => ({ status }))
  writeFileSync(file, JSON.stringify({ results: [...statuses, { status: 'skipped', fingerprint: 'a' }] }))
  expect(countTests('visual', file)).toEqual({
    passed: 1,
    failed: 4,
    skipped: 2,
    note: expect.stringMatching(/^1 accepted with another Chromium/),
  })
})

it('names a test that passed when repeated, with the error of its failure and the time of both attempts', () => {
  const file = join(folder, 'e2e.json')
  const attempt = (duration: number, message?: string) => ({ duration, ...(message ? { error: { message } } : {}) })
  const specs = [
    { title: 'logs in', tests: [{ status: 'flaky', results: [attempt(3000, 'not visible'), attempt(1000)] }] },
    { title: 'logs out', tests: [{ status: 'expected', results: [attempt(500)] }] },
  ]
  const report = {
    suites: [{ title: 'login.e2e.ts', suites: [{ title: 'phone-strand', specs }] }],
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
  }
  writeFileSync(file, JSON.stringify(report))
  const test = 'login.e2e.ts › phone-strand › logs in'
  expect(repeatedTests('playwright', file)).toEqual([{ test, error: 'not visible' }])
  expect(slowestTests('playwright', file)[0]).toEqual({ test, ms: 4000 })
  expect(countTests('playwright', file)).toMatchObject({ passed: 2, failed: 0, note: '1 passed on retry' })
})
