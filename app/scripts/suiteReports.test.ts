import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { countTests } from './lib/suiteReports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'suite-report-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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
