import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root of the app package, searched upwards from this module: the bundle and the source are at different depths below it.
 * Throws when there is none.
 */
export function appRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === '@casino/app') return folder
    if (folder === dirname(folder)) throw new Error(`no @casino/app package above ${from}`)
  }
}
