// Writes the bundle size of each component and pattern to `stories/generated/costs.json` for Storybook, unless the sources are unchanged.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/install.mjs'
import { filesBelow, hashFiles } from './lib/sourceHash.mjs'

const file = join(root, 'stories/generated/costs.json')
const read = filesBelow(['tokens', 'design-system'], (name) => /^node_modules$|\.test\.tsx?$/.test(name))
const sources = hashFiles([...read.filter((path) => /\.(?:tsx?|css|json)$/.test(path)), 'package-lock.json'])
if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).sources !== sources) {
  process.env.NODE_ENV = 'production' // React's production code
  const { measureComponents } = await import('./lib/componentCosts.mjs')
  const parts = await measureComponents()
  mkdirSync(join(root, 'stories/generated'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ sources, parts }, null, 1)}\n`)
  console.info(`costs: ${parts.length} components measured`)
}
