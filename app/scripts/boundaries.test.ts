import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'

const require = createRequire(import.meta.url)

it('the rules of the layers run on TypeScript', async () => {
  const baseDir = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const files = { 'features/b.ts': 'export const b = 1', 'design-system/a.ts': "export { b } from '../features/b.ts'" }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(baseDir, dirname(file)))
    writeFileSync(join(baseDir, file), text)
  }
  const { forbidden, options } = require('../../.dependency-cruiser.cjs')
  const { output } = await cruise(['design-system'], { ...options, tsConfig: undefined, baseDir, validate: true, ruleSet: { forbidden } })
  const violations = typeof output === 'string' ? [] : output.summary.violations
  expect(violations.map(({ rule, from }) => `${from} ${rule.name}`)).toContain('design-system/a.ts design-system-below-features')
})

it('every export of features/package.json is imported outside features', () => {
  const { exports } = require('../../features/package.json')
  const sources = ['app', 'stories', '.storybook'].flatMap((layer) =>
    readdirSync(join(repositoryRoot, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|mdx)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
      .map((file) => readFileSync(join(repositoryRoot, layer, file), 'utf8')),
  )
  const imported = new Set(
    sources.flatMap((text) => [...text.matchAll(/['"]@casino\/features(\/[^'"]+)['"]/g)].map(([, path]) => `.${path}`)),
  )
  expect(Object.keys(exports).filter((path) => !imported.has(path))).toEqual([])
})
