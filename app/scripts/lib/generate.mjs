import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

/**
 * Writes what a generator makes, by path, and formats it: `files`, which are new, and `edits`, the lists that name them. Fails, returns
 * false and writes nothing if the arguments are invalid, `make` throws, or a new file exists.
 */
export function generate({ usage, valid, make }) {
  if (!valid) return fail(`usage: ${usage}`)
  let made
  try {
    made = make()
  } catch (error) {
    return fail(error.message)
  }
  const { files, edits = {} } = made
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) return fail(`already exists: ${taken.join(', ')}`)
  const all = { ...files, ...edits }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.info(`${path in files ? 'wrote' : 'edited'} ${path}`)
  }
  execFileSync('npx', ['biome', 'check', '--write', ...Object.keys(all)], { cwd: root, stdio: 'inherit' })
  return true
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
  return false
}
