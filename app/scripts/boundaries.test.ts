import { expect, it } from 'vitest'
import { loadedStyles, unusedExports } from './lib/boundaries.mjs'

const exports = { './deposit/model': './deposit/model.ts', './deposit/DepositPage': './deposit/DepositPage.tsx' }
const imports = (source: string, ...files: string[]) => ({ source, dependencies: files.map((resolved) => ({ resolved })) })

it('an export of a feature that nothing outside features imports is unused', () => {
  const inside = imports('features/limits/model.ts', 'features/deposit/model.ts')
  expect(unusedExports(exports, [inside, imports('app/site/client/a.tsx', 'features/deposit/DepositPage.tsx')], '')).toEqual([
    './deposit/model',
  ])
})

it('an export that a page of the catalogue imports is used', () => {
  const page = "import { steps } from '@casino/features/deposit/model'"
  expect(unusedExports(exports, [imports('stories/a.tsx', 'features/deposit/DepositPage.tsx')], page)).toEqual([])
})

const loaded = (source: string, ...dependencies: readonly [resolved: string, kind?: 'type' | 'typeof' | 'dynamic'][]) => ({
  source,
  dependencies: dependencies.map(([resolved, kind]) => ({
    resolved,
    dynamic: kind === 'dynamic',
    dependencyTypes: ['local', ...(kind === 'type' ? ['type-only'] : kind === 'typeof' ? ['type-import'] : [])],
  })),
})

it('a style that a server loads through other modules is found with its chain of imports, once', () => {
  const modules = [
    loaded('app/site/server/a.ts', ['theme/index.ts']),
    loaded('app/site/server/b.ts', ['theme/index.ts']),
    loaded('app/site/client/c.ts', ['theme/card.css.ts']),
    loaded('theme/index.ts', ['theme/fonts.ts'], ['theme/box.css.ts'], ['theme/reset.css']),
    loaded('theme/fonts.ts', ['node_modules/font.woff2'], ['theme/index.ts']),
  ]
  expect(loadedStyles(/^app\/site\/server\//, modules)).toEqual([['app/site/server/a.ts', 'theme/index.ts', 'theme/box.css.ts']])
})

it.each(['fonts.css', 'card.css.ts', 'node_modules/font.woff2'])('%s is a style', (file) => {
  expect(loadedStyles(/^app\/site\/server\//, [loaded('app/site/server/a.ts', [file])])).toEqual([['app/site/server/a.ts', file]])
})

it('types and dynamic imports load no style, and tests are no servers', () => {
  const modules = [
    loaded('app/site/server/a.ts', ['theme/box.css.ts', 'type'], ['client/entry.ts', 'dynamic'], ['client/entry.ts', 'typeof']),
    loaded('app/site/server/a.test.ts', ['theme/box.css.ts']),
    loaded('client/entry.ts', ['theme/box.css.ts']),
  ]
  expect(loadedStyles(/^app\/site\/server\//, modules)).toEqual([])
})
