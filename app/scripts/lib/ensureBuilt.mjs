// Builds tokens and site when the content hash of the sources has changed; independent of file times.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { filesBelow, hashFiles } from './sourceHash.mjs'

const layers = ['tokens', 'design-system', 'features', 'app']
const ignoredNames = /^(?:node_modules|dist|generated|\.data|e2e|bench|testing)$|\.test\.tsx?$/
const hashFile = join(root, 'app/dist/.sources')

const run = (script) => execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })

/** Builds the site if its sources, or the version of Node, have changed. Returns whether it was built. */
export function ensureBuilt() {
  const files = filesBelow(layers, (name) => ignoredNames.test(name))
  const hash = `${process.version} ${hashFiles([...files, 'package-lock.json'])}`
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
