// How every build names the styles.
import { createHash } from 'node:crypto'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Style file by its short name, and the length of the name that vanilla-extract itself gives to each. */
const files = new Map()
const lengths = new Map()

/**
 * A class name of three signs for its file and a count, in place of vanilla-extract's seven and a count: each stands in sheet, script and page.
 * `hash` is vanilla-extract's own name. Throws when two files come to the same three signs.
 */
export function shortName({ hash, filePath, packageName = '' }) {
  const file = `${packageName}/${filePath}`
  // the first name that a file asks for ends with its count, 0
  if (!lengths.has(file)) lengths.set(file, hash.length - 1)
  const digest = createHash('sha256').update(file).digest()
  const name = [52, 62, 62].map((choice, place) => signs[digest.readUInt32BE(place * 4) % choice]).join('')
  const owner = files.get(name) ?? file
  if (owner !== file) throw new Error(`${file} and ${owner} come to the same class names, ${name}…: give one of them another name`)
  files.set(name, file)
  return name + hash.slice(lengths.get(file))
}

/** vanilla-extract for a build; where names are read by people (development, tests) they stay long. */
export const styles = (mode) => vanillaExtractPlugin(mode === 'production' ? { identifiers: shortName } : {})
