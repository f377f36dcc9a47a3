import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const shared = ['primitive.tokens.json', 'semantic.tokens.json']
const filesOf = ({ name }) => [`${name}.tokens.json`, `${name}-contrast.tokens.json`]

/**
 * The brands of `brands.json`, the default first: `{ name, title, scheme: 'dark' | 'light' }`. Throws for a wrong entry, for a brand
 * without its token files, and for a token file without a brand.
 * @returns {readonly { name: string; title: string; scheme: 'dark' | 'light' }[]}
 */
export function readBrands(tokens = folder) {
  const brands = JSON.parse(readFileSync(`${tokens}/brands.json`, 'utf8'))
  const names = new Set()
  for (const { name, title, scheme } of brands) {
    if (!/^[a-z]+$/.test(name)) throw new Error(`tokens/brands.json: the name "${name}" must be one word in lower case`)
    if (names.has(name)) throw new Error(`tokens/brands.json: "${name}" stands twice`)
    if (!title) throw new Error(`tokens/brands.json: "${name}" has no title`)
    if (!['dark', 'light'].includes(scheme)) throw new Error(`tokens/brands.json: the scheme of "${name}" must be "dark" or "light"`)
    names.add(name)
  }
  const expected = [...shared, ...brands.flatMap(filesOf)]
  const present = readdirSync(`${tokens}/src`).filter((file) => file.endsWith('.tokens.json'))
  for (const file of expected)
    if (!present.includes(file)) throw new Error(`tokens/src/${file} is missing: a brand of tokens/brands.json needs it`)
  for (const file of present) if (!expected.includes(file)) throw new Error(`tokens/src/${file} belongs to no brand of tokens/brands.json`)
  return brands
}

/** The W3C resolver document of these brands: each brand is a theme, and another one in high contrast. Paths are relative to `generated/`. */
export function brandResolver(brands) {
  const ref = (file) => ({ $ref: `../src/${file}` })
  const contexts = brands.flatMap((brand) => {
    const [normal, contrast] = filesOf(brand)
    return [
      [brand.name, [ref(normal)]],
      [`${brand.name}-contrast`, [ref(normal), ref(contrast)]],
    ]
  })
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    version: '2025.10',
    sets: { base: { sources: shared.map(ref) } },
    modifiers: {
      theme: { description: 'A brand, or a brand in high contrast', contexts: Object.fromEntries(contexts), default: brands[0].name },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  }
}
