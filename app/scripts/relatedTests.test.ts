import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { testsNear } from './lib/relatedTests.mjs'
import { readsOf } from './lib/suiteList.mjs'

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

it('every test that reads files of the repository says which: no import leads from them to it', () => {
  const reads = /\bparseLayer\(|\bread(?:FileSync|dirSync|File)\(/
  const reading = ['design-system', 'features', 'app', 'stories']
    .flatMap((layer) => readdirSync(join(repositoryRoot, layer), { encoding: 'utf8', recursive: true }).map((file) => `${layer}/${file}`))
    // each of those beside the scripts is known, and the platform's suite has a list of its own
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\/node_modules\/|^app\/(?:scripts|platform)\//.test(file))
    .filter((file) => {
      const text = readFileSync(join(repositoryRoot, file), 'utf8')
      return reads.test(text) && /\bparseLayer\(|\bimport\.meta\.(?:url|dirname)\b/.test(text)
    })
  expect(reading.filter((file) => !Object.hasOwn(readsOf, file))).toEqual([])
  expect(Object.keys(readsOf).filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
})
