import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const require = createRequire(import.meta.url)
const layers = ['tokens', 'design-system', 'features', 'app', 'stories']
const unitTest = /(?<!\.(?:browser|visual))\.test\.tsx?$/

/** Steps from a test to a file that it is near: it imports the file, or a module that imports the file. */
const nearSteps = 2

/**
 * The modules that import a module, by path from the root. Cached by the content of the files.
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function importersOf(root) {
  const { options } = require('../../../.dependency-cruiser.cjs')
  const cache = { folder: join(root, 'node_modules/.cache/related'), strategy: 'content' }
  const { output } = await cruise(layers, { ...options, baseDir: root, cache }, options.enhancedResolveOptions, {
    tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
  })
  return new Map(output.modules.map(({ source, dependents }) => [source, dependents]))
}

/** The unit tests near the files, those that are given among them, sorted. */
export function testsNear(files, importers) {
  const found = new Set(files)
  let step = files
  for (let steps = 0; steps < nearSteps; steps += 1) {
    step = step.flatMap((file) => importers.get(file) ?? [])
    for (const file of step) found.add(file)
  }
  return [...found].filter((file) => unitTest.test(file)).sort()
}
