import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

/** Writes the files of a generator for the name in argv. Fails on an invalid name or an existing file; a `package.json` is replaced. */
export function generate({ usage, pattern, files }) {
  const name = process.argv[2] ?? ''
  if (!pattern.test(name)) return fail(`usage: ${usage}`)
  const entries = Object.entries(files(name))
  const taken = entries.map(([path]) => path).filter((path) => !path.endsWith('package.json') && existsSync(join(root, path)))
  if (taken.length > 0) return fail(`already exists: ${taken.join(', ')}`)
  for (const [path, text] of entries) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.info(`wrote ${path}`)
  }
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
