import { expect, it } from 'vitest'
import { unusedExports } from './lib/boundaries.mjs'

const exports = { './deposit/model': './deposit/model.ts', './deposit/DepositPage': './deposit/DepositPage.tsx' }
const imports = (source: string, ...files: string[]) => ({ source, dependencies: files.map((resolved) => ({ resolved })) })

it('an export of a feature that nothing outside features imports is unused', () => {
  const inside = imports('features/limits/model.ts', 'features/deposit/model.ts')
  expect(unusedExports(exports, [inside, imports('app/client/a.tsx', 'features/deposit/DepositPage.tsx')], '')).toEqual(['./deposit/model'])
})

it('an export that a page of the catalogue imports is used', () => {
  const page = "import { steps } from '@casino/features/deposit/model'"
  expect(unusedExports(exports, [imports('stories/a.tsx', 'features/deposit/DepositPage.tsx')], page)).toEqual([])
})
