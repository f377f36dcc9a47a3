// Writes the bundle size of each component and pattern to `stories/generated/costs.json` for Storybook, unless the sources are unchanged.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = join(root, 'stories/generated/costs.json')

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const layer of ['tokens', 'design-system'])
    for (const path of readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:tsx?|css|json)$/.test(path) && !/node_modules|\.test\.tsx?$/.test(path))
        hash.update(path).update(readFileSync(join(root, layer, path)))
  return hash.digest('hex')
}

const sources = sourceHash()
if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).sources !== sources) {
  process.env.NODE_ENV = 'production' // React's production code
  const { measureComponents } = await import('./lib/componentCosts.mjs')
  const parts = await measureComponents()
  mkdirSync(join(root, 'stories/generated'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ sources, parts }, null, 1)}\n`)
  console.info(`costs: ${parts.length} components measured`)
}
