// vanilla-extract plugin shared by every build, with short class names in production.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { assignPrefixes, styleFiles } from './classPrefixes.mjs'

const prefixes = assignPrefixes(styleFiles())
/** Prefix, and length of the file hash that vanilla-extract uses, by style file. */
const names = new Map()

/** `path`: from the root of the build, which is a folder in the repository. Throws for a file of no workspace. */
function prefixOf(path) {
  const inRepository = path.replace(/^(?:\.\.\/)+/, '')
  const found = [...prefixes.keys()].filter((file) => `/${file}`.endsWith(`/${inRepository}`))
  if (found.length !== 1) throw new Error(`${path} is ${found.length === 0 ? 'in no workspace' : `any of ${found}`}`)
  return prefixes.get(found[0])
}

/**
 * Class name of the file's letters and its counter, to shorten CSS, script and HTML; vanilla-extract's default has seven characters plus a
 * counter. The counter is decimal: letters alone could be part of a word in a selector, which vanilla-extract would take for the class.
 * `hash`: the default name.
 */
function shortClassName({ hash, filePath }) {
  // the first name requested for a file ends with the counter 0
  if (!names.has(filePath)) names.set(filePath, { prefix: prefixOf(filePath), hashLength: hash.length - 1 })
  const { prefix, hashLength } = names.get(filePath)
  return prefix + Number.parseInt(hash.slice(hashLength), 36)
}

/** The vanilla-extract plugin; development and tests keep the readable default names. */
export const vanillaExtractStyles = (mode) => vanillaExtractPlugin(mode === 'production' ? { identifiers: shortClassName } : {})
