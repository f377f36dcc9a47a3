import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root of the app package, found upwards from this module: the bundled platform lies at another depth than its source,
 * but both lie under the package.
 */
export function appRoot(from: string = import.meta.url): string {
  for (let folder = dirname(fileURLToPath(from)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === '@casino/app') return folder
    if (folder === dirname(folder)) throw new Error(`the app package is not above ${from}`)
  }
}

/** Path of a data file or folder of the platform: `platformPath('migrations')`. */
export const platformPath = (...parts: string[]): string => join(appRoot(), 'platform', ...parts)

/** Reads a JSON data file of the platform. The caller parses it by a schema. */
export const readPlatformJson = (...parts: string[]): unknown => JSON.parse(readFileSync(platformPath(...parts), 'utf8'))
