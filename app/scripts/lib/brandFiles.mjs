import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrands } from '@casino/tokens/brandList'
import { parseTree } from 'jsonc-parser'
import { CommandError } from './commandError.mjs'
import { root } from './install.mjs'

const brandList = 'tokens/brands.json'
const seed = 'app/platform/seed'
const siteSeed = `${seed}/site.json`

/**
 * What `npm run new:brand` writes. `files`: the brand's tokens and its high contrast, copied from the brand `like` as a start. `edits`: the
 * lists with the new brand in them, and each seed file in which `like` has a value. Throws a `CommandError` if the brand exists or `like`
 * does not.
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
  const site = { name: title, supportEmail: `hjaelp@${name}.example` }
  const seedFiles = readdirSync(join(root, seed)).filter((file) => file.endsWith('.json'))
  const copied = seedFiles.map((file) => `${seed}/${file}`).filter((path) => path !== siteSeed)
  const edits = {
    [brandList]: withLastItem(read(brandList), { name, title, scheme: model.scheme }),
    [siteSeed]: withBrand(read(siteSeed), name, like, JSON.stringify(site)),
    ...Object.fromEntries(copied.map((path) => [path, withBrand(read(path), name, like)]).filter(([path, text]) => text !== read(path))),
  }
  return { files, edits }
}

/**
 * JSON text in which each property of the brand `like`, named `like` or with that word between hyphens (`wallpaper-like-1`), is followed by
 * one of the brand `name` with the JSON `value`, by default the same value. The rest of the text stays as it is written.
 */
function withBrand(text, name, like, value) {
  const ownKey = (key) =>
    key
      .split('-')
      .map((word) => (word === like ? name : word))
      .join('-')
  return propertiesOf(parseTree(text))
    .filter(({ children: [key] }) => ownKey(key.value) !== key.value)
    .sort((a, b) => b.offset - a.offset)
    .reduce((edited, { offset, length, children: [key, { offset: start, length: size }] }) => {
      const indent = /[ ]*$/.exec(edited.slice(0, offset))[0]
      return insertAt(
        edited,
        offset + length,
        `,\n${indent}${JSON.stringify(ownKey(key.value))}: ${value ?? text.slice(start, start + size)}`,
      )
    }, text)
}

/** JSON text of a list with one more item at its end. */
function withLastItem(text, item) {
  const { offset, length } = parseTree(text).children.at(-1)
  return insertAt(text, offset + length, `,\n${JSON.stringify(item)}`)
}

const insertAt = (text, place, added) => text.slice(0, place) + added + text.slice(place)

/** Every property inside a node, at any depth. */
const propertiesOf = (node) => [...(node.type === 'property' ? [node] : []), ...(node.children ?? []).flatMap(propertiesOf)]
