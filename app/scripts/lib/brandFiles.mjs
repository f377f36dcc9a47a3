import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrands } from '@casino/tokens/brandList'
import { applyEdits, modify } from 'jsonc-parser'
import { CommandError } from './commandError.mjs'
import { root } from './install.mjs'

const brandList = 'tokens/brands.json'
const siteSeed = 'app/platform/seed/site.json'
/** Pages with an image for every brand: the front page, and the one that the stories show. */
const pages = ['app/platform/seed/home.json', 'stories/support/home.json']

/**
 * What `npm run new:brand` writes. `files`: the brand's tokens and its high contrast, copied from the brand `like` as a start. `edits`: the
 * lists with the new brand in them. Throws a `CommandError` if the brand exists or `like` does not.
 */
export function brandFiles(name, title, like) {
  const brands = readBrands()
  if (brands.some((brand) => brand.name === name)) throw new CommandError(`the brand ${name} exists`)
  const model = brands.find((brand) => brand.name === like)
  if (!model) throw new CommandError(`no brand ${like}; there are ${brands.map((brand) => brand.name).join(', ')}`)
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const files = {
    [`tokens/src/${name}.tokens.json`]: read(`tokens/src/${like}.tokens.json`),
    [`tokens/src/${name}-contrast.tokens.json`]: read(`tokens/src/${like}-contrast.tokens.json`),
  }
  const edits = {
    [brandList]: insert(read(brandList), [[[brands.length], { name, title, scheme: model.scheme }]], { isArrayInsertion: true }),
    [siteSeed]: insert(read(siteSeed), [[['brands', name], { name: title }]]),
    ...Object.fromEntries(pages.map((path) => [path, withImages(read(path), name, like)])),
  }
  return { files, edits }
}

/** A page in which every block with an image for each brand has one for the brand `name`, that of the brand `like`. */
function withImages(text, name, like) {
  const additions = JSON.parse(text).blocks.flatMap(({ image }, place) => (image ? [[['blocks', place, 'image', name], image[like]]] : []))
  return insert(text, additions)
}

/** JSON text with values added at paths; the rest of the text stays as it is written. */
function insert(text, additions, options = {}) {
  const formattingOptions = { insertSpaces: true, tabSize: 2, keepLines: true }
  return additions.reduce(
    (edited, [path, value]) => applyEdits(edited, modify(edited, path, value, { ...options, formattingOptions })),
    text,
  )
}
