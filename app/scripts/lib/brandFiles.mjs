import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { readBrands } from '../../../tokens/brandList.mjs'
import { root } from './install.mjs'

const brandList = 'tokens/brands.json'
const siteSeed = 'app/platform/seed/site.json'
const homeSeed = 'app/platform/seed/home.json'

/**
 * Files of `npm run new:brand`, by path: the brand's tokens and its high contrast, copied from the brand `like` as a start, and the lists
 * with the new brand in them. Throws if the brand exists or `like` does not.
 */
export function brandFiles(name, title, like) {
  const brands = readBrands()
  if (brands.some((brand) => brand.name === name)) throw new Error(`the brand ${name} exists`)
  const model = brands.find((brand) => brand.name === like)
  if (!model) throw new Error(`no brand ${like}; there are ${brands.map((brand) => brand.name).join(', ')}`)
  const read = (path) => readFileSync(join(root, path), 'utf8')
  return {
    [`tokens/src/${name}.tokens.json`]: read(`tokens/src/${like}.tokens.json`),
    [`tokens/src/${name}-contrast.tokens.json`]: read(`tokens/src/${like}-contrast.tokens.json`),
    [brandList]: insert(read(brandList), [[[brands.length], { name, title, scheme: model.scheme }]], { isArrayInsertion: true }),
    [siteSeed]: insert(read(siteSeed), [[['brands', name], { name: title }]]),
    [homeSeed]: insert(
      read(homeSeed),
      JSON.parse(read(homeSeed)).blocks.flatMap(({ image }, place) => (image ? [[['blocks', place, 'image', name], image[like]]] : [])),
    ),
  }
}

/** JSON text with values added at paths; the rest of the text stays as it is written. */
function insert(text, additions, options = {}) {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  return additions.reduce(
    (edited, [path, value]) => applyEdits(edited, modify(edited, path, value, { ...options, formattingOptions })),
    text,
  )
}
