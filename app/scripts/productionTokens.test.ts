import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { productionTokens } from './lib/productionTokens.mjs'

const tokens = (file: string) => join(repositoryRoot, 'tokens/generated', file)
let root = ''
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'production-tokens-')))
})
afterAll(() => rmSync(root, { recursive: true }))

/** The style sheet and the exports of a production build of one style sheet and one script. */
async function production({ style = '', script = '' }) {
  writeFileSync(join(root, 'page.css'), style)
  writeFileSync(join(root, 'page.ts'), `import './page.css'\n${script}`)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [productionTokens()],
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts'), preserveEntrySignatures: 'strict' } },
  })
  if (!('output' in result)) throw new Error('the build has no output')
  const sheet = result.output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('')
  const code = result.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
  return { sheet, exports: await import(`data:text/javascript,${encodeURIComponent(code)}`) }
}

const declared = (sheet: string) => new Set(sheet.match(/--[\w-]+(?=:)/g))
/** All `var()` references and constants of the token contract. */
const leaves = (tree: object): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))

describe('in a production build', () => {
  it('a token that no brand and no mode changes is a constant', async () => {
    const { sheet } = await production({ style: 'p{padding:calc(var(--space-4) * -1);font-family:var(--font-text)}' })
    expect(sheet).toContain('padding:-16px')
    expect(sheet).toContain('Instrument Arial')
    expect(sheet).not.toContain('--')
  })

  it.each(['--color-page', '--size-border', '--color-focus'])(
    '%s, which a brand, a contrast mode or forced colours change, is a variable',
    async (name) => {
      const { sheet } = await production({ style: `p{outline:var(${name})}` })
      expect(sheet).toMatch(/^p\{outline:var\(--[a-z0-9]{1,2}\)\}/)
    },
  )

  it('tokens share a variable only if they have the same value in every brand and mode', async () => {
    const { names } = JSON.parse(readFileSync(tokens('production.json'), 'utf8')) as { names: Record<string, string> }
    const { colors } = await import('@casino/tokens/colors')
    const tones = Object.keys(names).filter((name) => name.startsWith('--color-'))
    const values = (name: string) => Object.values(colors).map((palette) => palette[`var(${name})`])
    const sharing = tones.flatMap((one) =>
      tones.filter((other) => other !== one && names[other] === names[one]).map((other) => [one, other]),
    )
    expect(sharing.length).toBeGreaterThan(0)
    for (const [one = '', other = ''] of sharing) expect(values(one), `${one} and ${other}`).toEqual(values(other))
  })

  it('properties of server themes have one short name each, in styles and in scripts', async () => {
    const { sheet, exports } = await production({
      style: 'p{color:var(--button-text-hover,red);--button-label-xs:none}',
      script: `export { buttonPropertyNames, inputPropertyNames } from '${join(repositoryRoot, 'design-system/styling/themeProperties.ts')}'`,
    })
    const names = [exports.buttonPropertyNames, exports.inputPropertyNames].flatMap((table: object) => Object.values(table))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^--_[0-9a-z]{1,2}$/)
    expect(sheet).toContain(`color:var(${exports.buttonPropertyNames['text-hover']},red)`)
    expect(sheet).toContain('--button-label-xs:none')
  })

  it('a style has no optional white space, and no fallback for `light-dark()`', async () => {
    const { sheet } = await production({ style: 'p{--wide:1;color-scheme:dark;margin:max(1px,  min(var(--wide),\n2px))}' })
    expect(sheet.trim()).toBe('p{--wide:1;color-scheme:dark;margin:max(1px,min(var(--wide),2px))}')
  })

  it('every variable that scripts refer to is declared by the default brand, and no constant is', async () => {
    const { sheet, exports } = await production({
      script: `import '${tokens('tokens.css')}'\nexport { vars } from '${tokens('vars.ts')}'\nexport { colors } from '${tokens('colors.ts')}'`,
    })
    const variables = leaves(exports.vars).flatMap((value) => value.match(/--[\w-]+/g) ?? [])
    expect(leaves(exports.vars)).toContain('16px')
    expect(variables).toContain('--a')
    expect([...declared(sheet)].sort()).toEqual([...new Set(variables)].sort())
    const references = new Set(leaves(exports.vars))
    for (const palette of Object.values(exports.colors))
      for (const reference of Object.keys(Object(palette))) expect(references).toContain(reference)
  })

  it('another brand changes only variables of the default brand', async () => {
    const namesOf = async (file: string) => declared((await production({ script: `import '${tokens(file)}'` })).sheet)
    const baseNames = await namesOf('tokens.css')
    const otherNames = await namesOf('brands/strand.css')
    expect(otherNames.size).toBeGreaterThan(0)
    expect([...otherNames].filter((name) => !baseNames.has(name))).toEqual([])
  })

  it.each([
    ['a reference with a fallback', { style: 'p{padding:var(--space-4,1px)}' }],
    ['a component that sets a constant token', { style: 'p{--space-4:1px}' }],
    ['a name that a script composes', { script: "export const space = (step: string) => 'var(--space-4' + step" }],
  ])('%s fails the build', async (_, page) => {
    await expect(production(page)).rejects.toThrow(/uses --space-4: write a token as/)
  })
})
