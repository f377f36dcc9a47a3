import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countFlakes } from './lib/flakes.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flakes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('counts what passed on a second try over the last runs, the most frequent first', () => {
  countFlakes(['logs in'], folder)
  countFlakes(['logs out', 'components-badge--one strand md'], folder)
  expect(countFlakes(['components-badge--one strand md'], folder)).toEqual([
    '  2 of 3 runs: components-badge--one strand md',
    '  1 of 3 runs: logs in',
    '  1 of 3 runs: logs out',
  ])
})

it('forgets what is longer ago than twenty runs', () => {
  countFlakes(['logs in'], folder)
  for (let run = 0; run < 19; run++) countFlakes([], folder)
  expect(countFlakes([], folder)).toEqual([])
})

it.each(['', '{}', '[1]'])('starts again from a file that says %j', (content) => {
  writeFileSync(join(folder, 'flakes.json'), content)
  expect(countFlakes(['logs in'], folder)).toEqual(['  1 of 1 runs: logs in'])
})
