import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext, Script } from 'node:vm'
import { CommandError } from './commandError.mjs'
import { root } from './install.mjs'

/** The globals of the language, without those of Node and of browsers: Biome refuses to shadow them. */
const languageGlobals = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'))

/** Throws a `CommandError` if a module cannot declare this identifier, or Biome refuses it. */
export function assertDeclarable(name) {
  if (isReserved(name)) throw new CommandError(`${name} is a reserved word of JavaScript: choose another name`)
  if (languageGlobals.has(name)) throw new CommandError(`${name} is a global of JavaScript: choose another name`)
}

/** Compiled in an async function in strict mode, as in a module; not run. */
function isReserved(name) {
  try {
    new Script(`async () => { 'use strict'; const ${name} = 0 }`)
    return false
  } catch {
    return true
  }
}

/** Throws a `CommandError` if a feature's folders or its path exist: the generator would write into those of another. */
export function assertFreeFeature(name) {
  const folders = [`features/${name}`, `app/platform/${name}`, `stories/features/${name}`]
  const taken = folders.filter((folder) => existsSync(join(root, folder)))
  if (taken.length > 0) throw new CommandError(`already exists: ${taken.join(', ')}`)
  const paths = readFileSync(join(root, 'features/navigation/paths.ts'), 'utf8')
  if (new RegExp(`^  ${name}: |: '/min-konto/${name}'`, 'm').test(paths))
    throw new CommandError(`features/navigation/paths.ts has the path ${name}: choose another name`)
}
