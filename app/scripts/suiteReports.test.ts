import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countPrinted, countTests } from './lib/suiteReports.mjs'

const file = join(mkdtempSync(join(tmpdir(), 'suite-report-')), 'report.json')
const count = (format: string, report: unknown) => {
  writeFileSync(file, JSON.stringify(report))
  return countTests(format, file)
}

it('counts pictures that cannot be compared with another Chromium as skipped, and says so', () => {
  const statuses = ['same', 'changed', 'new', 'removed', 'unstable', 'broken', 'skipped'].map((status) => ({ status }))
  const note = '1 accepted with another Chromium, without the commit to compare with'
  expect(count('visual', { results: [...statuses, { status: 'skipped', fingerprint: 'a' }] })).toEqual({
    passed: 1,
    failed: 5,
    skipped: 2,
    retried: [],
    note,
  })
})

it('names a picture that was equal when it was captured again', () => {
  const place = { storyId: 'components-badge--one', brand: 'strand', breakpoint: 'md', mode: 'normal' }
  const report = {
    results: [
      { ...place, status: 'same', equalOnRetry: true },
      { ...place, status: 'same' },
    ],
  }
  const retried = [{ title: 'picture components-badge--one strand md normal', error: 'equal when it was captured again' }]
  expect(count('visual', report)).toMatchObject({ passed: 2, retried })
})

it('counts a file of tests that crashes as a failed test, and a report that is missing', () => {
  const crashed = { status: 'failed', assertionResults: [] }
  const report = { testResults: [crashed], numPassedTests: 2, numFailedTests: 0, numPendingTests: 1 }
  expect(count('vitest', report)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(countTests('vitest', 'nosuch.json')).toMatchObject({ passed: 0, failed: 1 })
})

it('names a test that passed on retry, with the error of its failure', () => {
  const specs = [
    { title: 'logs in', tests: [{ status: 'flaky', results: [{ error: { message: 'not visible' } }, {}] }] },
    { title: 'logs out', tests: [{ status: 'expected', results: [{}] }] },
  ]
  const suites = [{ title: 'login.e2e.ts', suites: [{ title: 'phone', specs }] }]
  const retried = [{ title: 'login.e2e.ts › phone › logs in', error: 'not visible' }]
  expect(count('playwright', { suites, stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    retried,
  })
})

it('counts the tests of a suite that still runs', () => {
  expect(countPrinted(' ✓ |unit| a.test.ts (4 tests) 3ms\n ❯ |unit| b.test.ts (2 tests | 1 failed) 5ms\n   ✓ slow one 400ms\n')).toBe(6)
  expect(countPrinted('  ✓  1 login.e2e.ts:3:1 › logs in (3s)\n  ✘  2 login.e2e.ts:9:1 › logs out (1s)\n  -  3 skipped\n')).toBe(2)
})
