import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { withAddressPolicy } from '@casino/features/navigation/addressPolicy'
import { interpolate, type PlaceholderValues } from '@casino/shared/interpolate'
import type { z } from 'zod'
import { platformPath } from './paths.ts'

/** Folder of the seed content. Changes take effect on restart, in development at once. */
export const seedFolder = (): string => platformPath('seed')

const readSeedText = (folder: string, file: string): string => {
  try {
    return insertNonBreakingSpaces(readFileSync(join(folder, file), 'utf8'))
  } catch (cause) {
    throw new Error(`seed/${file} is missing`, { cause })
  }
}

/** Reads a JSON seed file, fills in the figures of its texts, and validates it. Throws an Error that names the file and the path of each invalid value. */
export function readSeed<S extends z.ZodType>(folder: string, file: string, schema: S, figures: PlaceholderValues = {}): z.output<S> {
  let raw: unknown
  const text = interpolate(readSeedText(folder, file), figures)
  try {
    raw = JSON.parse(text)
  } catch (cause) {
    throw new Error(`seed/${file} is not JSON: ${(cause as Error).message}`, { cause }) // JSON.parse throws nothing but SyntaxError
  }
  const invalid: string[] = []
  // the seed names any host: which ones are linked to is decided by the site that reads the response
  const policy = { isAllowedHost: () => true, imageBases: [], onInvalid: (reason: string) => void invalid.push(`seed/${file}: ${reason}`) }
  const parsed = withAddressPolicy(policy, () => schema.safeParse(raw))
  if (invalid.length > 0) throw new Error(invalid.join('\n'))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `seed/${file}: ${path.join('.') || 'the file'}: ${message}`).join('\n'))
}

/** `readSeed` for an optional file; null if it does not exist. */
export const readOptionalSeed = <S extends z.ZodType>(folder: string, file: string, schema: S): z.output<S> | null =>
  existsSync(join(folder, file)) ? readSeed(folder, file, schema) : null

/** Folders of HTML files. */
export const htmlFolders = ['pages', 'news', 'campaigns', 'landing'] as const

/** HTML of a content page, an article, a campaign or a landing page with its figures. Throws an Error that names the file when it is missing or empty. */
export function readHtml(folder: string, kind: (typeof htmlFolders)[number], slug: string, figures: PlaceholderValues): string {
  const html = interpolate(readSeedText(folder, `${kind}/${slug}.html`).trim(), figures)
  if (!html) throw new Error(`seed/${kind}/${slug}.html is empty`)
  return html
}
