// vanilla-extract plugin shared by every build, with short class names in production.
import { createHash } from 'node:crypto'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Style file by short name, and length of the file hash that vanilla-extract uses for each. */
const files = new Map()
const lengths = new Map()

/**
 * Class name of three characters per file plus a counter, to shorten CSS, script and HTML; vanilla-extract's default has seven plus a
 * counter. `hash`: the default name. Throws when two files hash to the same three characters.
 */
export function shortName({ hash, filePath, packageName = '' }) {
  const file = `${packageName}/${filePath}`
  // the first name requested for a file ends with the counter 0
  if (!lengths.has(file)) lengths.set(file, hash.length - 1)
  const digest = createHash('sha256').update(file).digest()
  const name = [52, 62, 62].map((choice, place) => signs[digest.readUInt32BE(place * 4) % choice]).join('')
  const owner = files.get(name) ?? file
  if (owner !== file) throw new Error(`${file} and ${owner} hash to the same class name prefix ${name}: rename one of them`)
  files.set(name, file)
  return name + hash.slice(lengths.get(file))
}

/** The vanilla-extract plugin; development and tests keep the readable default names. */
export const styles = (mode) => vanillaExtractPlugin(mode === 'production' ? { identifiers: shortName } : {})
