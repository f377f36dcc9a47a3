import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

/**
 * Writes the files of a generator and returns their paths. Fails, returns null and writes nothing if the arguments are invalid, `files`
 * throws, or a file exists; an existing `.json` file is a list that the generator adds to.
 */
export function generate({ usage, valid, files }) {
  if (!valid) return fail(`usage: ${usage}`)
  let entries
  try {
    entries = Object.entries(files())
  } catch (error) {
    return fail(error.message)
  }
  const taken = entries.map(([path]) => path).filter((path) => !path.endsWith('.json') && existsSync(join(root, path)))
  if (taken.length > 0) return fail(`already exists: ${taken.join(', ')}`)
  for (const [path, text] of entries) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.info(`wrote ${path}`)
  }
  return entries.map(([path]) => path)
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
  return null
}
