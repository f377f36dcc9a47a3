import { readFileSync } from 'node:fs'

const generated = new URL('../../../tokens/generated/', import.meta.url)
const variable = /--[\w-]+/g
const themeProperties = new URL('../../../design-system/styling/themeProperties.ts', import.meta.url)
/** `Features.LightDark` of lightningcss, a dependency of Vite. */
const lightDark = 1 << 20

/** @typedef {{ constants: Record<string, string>, names: Record<string, string> }} ProductionTable see `tokens/plugin.mjs` */

/** A number as the name of each property of server themes, in the order of their table. The underscore keeps it apart from tokens. */
function shortThemeProperties() {
  const properties = readFileSync(themeProperties, 'utf8').match(variable)
  return Object.fromEntries(properties.map((name, index) => [name, `--_${index.toString(36)}`]))
}

/** `code` with tokens as `table` writes them. In a script the values are inside string literals, where `\"` is valid between any quotes. */
function writeTokens(code, { constants, names }, isStyle) {
  const inline = (value) => (isStyle ? value : value.replaceAll('"', '\\"'))
  return code
    .replace(/var\((--[\w-]+)\)/g, (reference, name) => (name in constants ? inline(constants[name]) : reference))
    .replace(variable, (name) => names[name] ?? name)
}

/** `style` without optional white space: the minifier keeps it in values with variables. */
const withoutSpaces = (style) => style.replace(/,\s+/g, ',')

const withoutConstants = (sheet, { constants }) => sheet.replace(/(--[\w-]+):[^;}]*;?/g, (whole, name) => (name in constants ? '' : whole))

/** Throws with the names of the tokens that a built file still mentions: no sheet declares them. */
function assertNoTokens(fileName, code, { constants, names }) {
  const left = [...new Set(code.match(variable))].filter((name) => name in constants || name in names)
  if (left.length > 0) throw new Error(`${fileName} uses ${left.join(', ')}: write a token as \`vars\` or as var() without a fallback`)
}

/**
 * Vite plugin of production builds: a token that no brand and no contrast mode changes becomes a constant, and the others get variable
 * names of one letter. Development, tests and the documentation keep every token as a readable variable.
 * @returns {import('vite').Plugin}
 */
export function productionTokens() {
  /** @type {ProductionTable} */
  let tokens
  /** With the properties of server themes. @type {ProductionTable} */
  let table
  return {
    name: 'production-tokens',
    apply: 'build',
    enforce: 'pre', // before Vite turns styles into scripts
    // nothing uses `light-dark()`: without this, each `color-scheme` comes with two variables for its fallback
    config: () => ({ css: { lightningcss: { exclude: lightDark } } }),
    buildStart() {
      tokens = JSON.parse(readFileSync(new URL('production.json', generated), 'utf8'))
      table = { constants: tokens.constants, names: { ...tokens.names, ...shortThemeProperties() } }
    },
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: '--' },
      handler(code, id) {
        const isStyle = /\.css(?:\?|$)/.test(id)
        const source = isStyle && id.includes('/tokens/generated/') ? withoutConstants(code, table) : code
        const written = writeTokens(source, table, isStyle)
        return { code: isStyle ? withoutSpaces(written) : written, map: null }
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        // a story's script also contains its source, which may name properties of themes
        if (file.type === 'chunk') assertNoTokens(file.fileName, file.code, tokens)
        else if (file.fileName.endsWith('.css')) assertNoTokens(file.fileName, String(file.source), table)
      }
    },
  }
}
