import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findUndescribedProps } from './lib/conventions/describedProps.ts'
import { findDuplicateNames } from './lib/conventions/exportedNames.ts'
import { findSlowExpressions } from './lib/conventions/slowExpressions.ts'
import { parseLayer, parseSource, repositoryRoot, type Violation } from './lib/conventions/sourceTree.ts'

const layers = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook']
const places = (violations: readonly Violation[]) => violations.map(({ file, line, subject }) => `${file}:${line} ${subject}`)

it('one name means one thing in the code that players run', () => {
  const code = ['design-system', 'features', 'app'].flatMap(parseLayer)
  const vocabulary = code.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|^app\/(?:e2e|bench)\//.test(fileName))
  expect(places(findDuplicateNames(vocabulary))).toEqual([])
  const twice = ['a.ts', 'b.ts'].map((file) => parseSource(file, 'export const limit = 1'))
  expect(places(findDuplicateNames(twice))).toEqual(['a.ts:1 limit', 'b.ts:1 limit'])
})

it('every prop of a component and of a pattern is described, as the tables of props show it', () => {
  const designSystem = ['design-system/components', 'design-system/patterns'].flatMap(parseLayer)
  expect(places(findUndescribedProps(designSystem))).toEqual([])
  const card = parseSource('Card.tsx', 'export interface CardProps {\n  label: string\n}')
  expect(places(findUndescribedProps([card]))).toEqual(['Card.tsx:2 CardProps.label'])
})

it('no regular expression takes time that grows with the square of a text', () => {
  const code = ['design-system', 'features', 'app/site', 'app/platform', 'app/games', 'app/shared'].flatMap(parseLayer)
  const served = code.filter(({ fileName }) => !/\.test\.tsx?$|\/testing\/|[tT]est(?:Kit|Server|App)\.ts$/.test(fileName))
  expect(places(findSlowExpressions(served))).toEqual([])
  const slow = parseSource('slow.ts', 'const end = /[^@]+@/g\nconst start = /^[^@]+@/')
  expect(places(findSlowExpressions([slow]))).toEqual(['slow.ts:1 /[^@]+@/g'])
})

it('no placeholder of a generator is left', () => {
  const sources = /\.(?:tsx?|mjs|json|mdx?|css)$/
  const skipped = /(?:^|\/)(?:node_modules|dist|generated|public|__baselines__)\/|^app\/scripts\// // the scripts write them
  const files = layers.flatMap((layer) =>
    readdirSync(join(repositoryRoot, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
  )
  const read = files.filter((file) => sources.test(file) && !skipped.test(file))
  expect(read.filter((file) => /\bTODO\b/.test(readFileSync(join(repositoryRoot, file), 'utf8')))).toEqual([])
})
