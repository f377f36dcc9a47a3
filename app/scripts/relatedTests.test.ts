import { expect, it } from 'vitest'
import { testsNear } from './lib/relatedTests.mjs'

const importers = new Map([
  ['features/limits/model.ts', ['features/limits/model.test.ts', 'features/limits/form.ts', 'features/limits/Limits.tsx']],
  ['features/limits/form.ts', ['features/limits/form.test.ts', 'features/limits/useLimits.ts']],
  ['features/limits/useLimits.ts', ['features/limits/useLimits.test.ts']],
  ['features/limits/Limits.tsx', ['features/limits/Limits.browser.test.tsx', 'features/limits/model.test.ts']],
])

it('a test is near a file that it imports directly, or through one other module', () => {
  expect(testsNear(['features/limits/model.ts'], importers)).toEqual(['features/limits/form.test.ts', 'features/limits/model.test.ts'])
})

it('a test that is given is run itself, and a file that nothing imports has none', () => {
  expect(testsNear(['features/limits/form.test.ts'], importers)).toEqual(['features/limits/form.test.ts'])
  expect(testsNear(['app/main.ts'], importers)).toEqual([])
})
