// Builds tokens and site when the content hash of the sources has changed; independent of file times.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './install.mjs'

const layers = ['tokens', 'design-system', 'features', 'app']
const ignoredNames = new Set(['node_modules', 'dist', 'generated', '.data', 'e2e', 'bench', 'testing'])
const hashFile = join(root, 'app/dist/.sources')

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignoredNames.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else yield path
  }
}

function sourceHash() {
  const hash = createHash('sha256').update(process.version)
  const files = [join(root, 'package-lock.json'), ...layers.flatMap((layer) => [...sources(join(root, layer))])]
  for (const file of files) hash.update(file.slice(root.length).replaceAll(sep, '/')).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const run = (script) => execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Builds the site if its sources changed. Returns whether it was built. */
export function ensureBuilt() {
  const hash = sourceHash()
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return false
  console.info('Building the site …')
  run('build')
  writeFileSync(hashFile, hash)
  return true
}

/** Builds the tokens, all that development needs. */
export function buildTokens() {
  console.info('Building tokens …')
  run('tokens')
}
