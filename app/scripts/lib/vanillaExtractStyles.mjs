// vanilla-extract plugin shared by every build, with short class names in production.
import { createHash } from 'node:crypto'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Style file by short name, and length of the file hash that vanilla-extract uses for each. */
const filesByName = new Map()
const hashLengths = new Map()

/**
 * Class name of three characters per file plus a counter, to shorten CSS, script and HTML; vanilla-extract's default has seven plus a
 * counter. `hash`: the default name. Throws when two files hash to the same three characters.
 */
export function shortClassName({ hash, filePath, packageName = '' }) {
  const file = `${packageName}/${filePath}`
  // the first name requested for a file ends with the counter 0
  if (!hashLengths.has(file)) hashLengths.set(file, hash.length - 1)
  const digest = createHash('sha256').update(file).digest()
  const name = [52, 62, 62].map((choice, place) => alphabet[digest.readUInt32BE(place * 4) % choice]).join('')
  const owner = filesByName.get(name) ?? file
  if (owner !== file) throw new Error(`${file} and ${owner} hash to the same class name prefix ${name}: rename one of them`)
  filesByName.set(name, file)
  return name + hash.slice(hashLengths.get(file))
}

/** The vanilla-extract plugin; development and tests keep the readable default names. */
export const vanillaExtractStyles = (mode) => vanillaExtractPlugin(mode === 'production' ? { identifiers: shortClassName } : {})
