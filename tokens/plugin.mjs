import { existsSync, readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { cssValue } from './css.mjs'

const kebab = (id) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')

/** The declarations of one theme: without the primitive tier, aliases resolved, only differences from `base`. */
function declarations(resolver, theme, base) {
  const tokens = Object.values(resolver.apply({ theme })).filter((token) => !token.id.startsWith('primitive.'))
  const all = new Map(tokens.map((token) => [`--${kebab(token.id)}`, cssValue(token)]))
  return new Map([...all].filter(([name, value]) => base?.get(name) !== value))
}

const block = (selector, values, scheme) =>
  values.size ? `${selector}{${scheme ? `color-scheme:${scheme};` : ''}${[...values].map(([n, v]) => `${n}:${v}`).join(';')}}\n` : ''

/** Forced colours replace an author colour by the text colour; the system keyword for focus is kept. */
const forced = new Map([['--color-focus', 'Highlight']])

/** Ink on paper, for a brand of light text: browsers do not print its dark backgrounds. */
const printed = (values) =>
  new Map(
    [...values.keys()]
      .filter((name) => name.startsWith('--color-'))
      .map((name) => [
        name,
        /-(?:page|surface|raised|sunken|subtle|scrim|bg)(?:-|$)/.test(name) ? '#fff' : /-line(?:-|$)/.test(name) ? '#767676' : '#000',
      ]),
  )

/**
 * One style sheet per brand: the default in full, the others as differences, so that a page loads only its own brand.
 * All rules of the default brand have zero specificity (`:where`), so that another brand wins in any load order; it therefore also sets what
 * the contrast of the default changes. High contrast applies by user choice (`data-contrast=more`) and by `prefers-contrast`.
 * `nested.css` is the default brand for a part of a page, as documentation shows it.
 */
function styleSheets(resolver, themes) {
  const [first, ...others] = themes
  const base = declarations(resolver, first.name)
  const moreOf = (name, own) => declarations(resolver, `${name}-contrast`, own)
  const baseMore = moreOf(first.name, base)
  const sheet = (file, normal, [selector, selectorOfMore], more, ink = new Map()) => ({
    file,
    css:
      `${normal}${block(selectorOfMore, more)}@media (prefers-contrast:more){\n${block(selector, more)}}\n` +
      `@media (forced-colors:active){\n${block(selector, forced)}}\n` +
      (ink.size > 0 ? `@media print{\n${block(`${selector},${selectorOfMore}`, ink, 'light')}}\n` : ''),
  })
  const inkOf = ({ scheme }, values) => (scheme === 'dark' ? printed(values) : undefined)
  return [
    sheet(
      'tokens.css',
      block(':where(:root)', base, first.scheme),
      [':where(:root)', ':where(:root[data-contrast=more])'],
      baseMore,
      inkOf(first, base),
    ),
    { file: 'nested.css', css: block(`:root [data-brand=${first.name}]`, base, first.scheme) },
    ...others.map(({ name, scheme }) => {
      const own = declarations(resolver, name)
      const changed = new Map([...own].filter(([token, value]) => base.get(token) !== value || baseMore.has(token)))
      const selector = `[data-brand=${name}]`
      const more = moreOf(name, own)
      return sheet(
        `brands/${name}.css`,
        block(selector, changed, scheme),
        [selector, `${selector}[data-contrast=more]`],
        more,
        inkOf({ scheme }, own),
      )
    }),
  ]
}

/** `vars.color.page` → `var(--color-page)`, typed, with the token's description as its doc comment. */
function contract(tokens) {
  const tree = {}
  for (const token of tokens) {
    const path = token.id.split('.')
    const leaf = path.pop()
    const group = path.reduce((node, key) => {
      node[key] ??= {}
      return node[key]
    }, tree)
    group[leaf] = { name: `--${kebab(token.id)}`, about: token.$description }
  }
  const write = (node, indent) =>
    Object.entries(node)
      .map(([key, value]) => {
        const property = /^[a-z]\w*$/i.test(key) || /^\d+$/.test(key) ? key : `'${key}'`
        if (typeof value.name !== 'string') return `${indent}${property}: {\n${write(value, `${indent}  `)}${indent}},\n`
        return `${value.about ? `${indent}/** ${value.about} */\n` : ''}${indent}${property}: 'var(${value.name})',\n`
      })
      .join('')
  return `/** CSS variable of every design token. Built by \`npm run tokens\` from tokens/src. */\nexport const vars = {\n${write(tree, '  ')}} as const\n`
}

/** Resolved colours of every brand and mode by their `var()` name, for contrast checks. */
function colorTable(resolver, themes) {
  const names = themes.flatMap(({ name }) => [name, `${name}-contrast`])
  const rows = names.map((theme) => {
    const own = [...declarations(resolver, theme)].filter(([name]) => name.startsWith('--color-'))
    return `  '${theme}': {\n${own.map(([name, value]) => `    'var(${name})': '${value}',\n`).join('')}  },\n`
  })
  return `/** Token colours by theme. Built by \`npm run tokens\`; for servers and tests, never for the browser. */\nexport const colors: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${rows.join('')}}\n`
}

/** The names, titles and chrome of the brands. `themeColor` is the page colour in sRGB, which browsers use before any style sheet loads. */
function brandTable(resolver, themes) {
  const chrome = ({ name, scheme }) => {
    const page = declarations(resolver, name).get('--color-page')
    return `  ${name}: { themeColor: '${new Color(page).to('srgb').toString({ format: 'hex' })}', scheme: '${scheme}' },\n`
  }
  return `/** The brands of brands.json. Built by \`npm run tokens\`. */
export const brands = [${themes.map(({ name }) => `'${name}'`).join(', ')}] as const
type Brand = (typeof brands)[number]
export const brandTitles: Readonly<Record<Brand, string>> = {
${themes.map(({ name, title }) => `  ${name}: ${JSON.stringify(title)},\n`).join('')}}
/** For \`<meta name="theme-color">\` and \`color-scheme\`. */
export const brandChrome: Readonly<Record<Brand, { themeColor: string; scheme: 'dark' | 'light' }>> = {
${themes.map(chrome).join('')}}
`
}

/** Whether a generated file has this text already: writing it would make a development server update everything that imports it. */
function isCurrent(file, text) {
  const path = new URL(`./generated/${file}`, import.meta.url)
  return existsSync(path) && readFileSync(path, 'utf8') === text
}

/** Terrazzo plugin: writes `tokens.css`, `nested.css`, `brands/*.css`, `vars.ts`, `colors.ts` and `brands.ts`. `themes`: the brands, the default first. */
export function casinoTokens({ themes }) {
  return {
    name: 'casino-tokens',
    async build({ resolver, outputFile }) {
      const tokens = Object.values(resolver.apply({ theme: themes[0].name })).filter((token) => !token.id.startsWith('primitive.'))
      const write = (file, text) => {
        if (!isCurrent(file, text)) outputFile(file, text)
      }
      for (const { file, css } of styleSheets(resolver, themes)) write(file, css)
      write('vars.ts', contract(tokens))
      write('colors.ts', colorTable(resolver, themes))
      write('brands.ts', brandTable(resolver, themes))
    },
  }
}
