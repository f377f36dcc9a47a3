import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'

/** Path of a data file or folder of the platform: `platformPath('migrations')`. */
export const platformPath = (...parts: string[]): string => join(appRoot(), 'platform', ...parts)

/** Reads a JSON data file of the platform. The caller validates it with a schema. */
export const readPlatformJson = (...parts: string[]): unknown => JSON.parse(readFileSync(platformPath(...parts), 'utf8'))
