import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readBrands } from '@casino/tokens/brandList'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandFiles } from './lib/brandFiles.mjs'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'

const known = readBrands()
const names = known.map(({ name }) => name)
const made = brandFiles('sol', 'Sol', 'strand')
const files: Readonly<Record<string, string>> = { ...made.files, ...made.edits }

/** A copy of `tokens/` where its build finds its packages, with the files of the new brand in it. */
let copy: string
const tokensCopy = () => join(copy, 'tokens')
beforeAll(() => {
  const caches = join(repositoryRoot, 'node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  copy = mkdtempSync(join(caches, 'new-brand-'))
  cpSync(join(repositoryRoot, 'tokens'), tokensCopy(), { recursive: true, filter: (path) => !path.includes('generated') })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const buildTokens = () => spawnSync('npm', ['run', 'build'], { cwd: tokensCopy(), encoding: 'utf8' })

describe('a new brand', () => {
  it('stands in every list of brands', () => {
    expect(JSON.parse(files['tokens/brands.json'] ?? '').at(-1)).toEqual({ name: 'sol', title: 'Sol', scheme: 'light' })
    expect(JSON.parse(files['app/platform/seed/site.json'] ?? '').brands.sol).toEqual({ name: 'Sol', supportEmail: 'hjaelp@sol.example' })
  })

  it('has what its model has wherever the seed names a value for a brand', () => {
    const seed = readdirSync(join(repositoryRoot, 'app/platform/seed')).filter((file) => file.endsWith('.json') && file !== 'site.json')
    for (const path of seed.map((file) => `app/platform/seed/${file}`)) {
      const before = readFileSync(join(repositoryRoot, path), 'utf8')
      const missing = ownersOf(JSON.parse(files[path] ?? before), 'strand').filter(({ strand, sol }) => !isDeepStrictEqual(sol, strand))
      expect(missing, path).toEqual([])
    }
  })

  it('has the images that are named after its model', () => {
    const images = JSON.parse(files['app/platform/seed/images.json'] ?? '')
    expect(images['error-sol']).toEqual(images['error-strand'])
    expect(images['wallpaper-sol-2']).toEqual(images['wallpaper-strand-2'])
  })

  it('leaves the lines of other brands as they are written', () => {
    for (const [path, text] of Object.entries<string>(made.edits).filter(([file]) => file !== 'tokens/brands.json')) {
      const lines = new Set(text.split('\n').map((line) => line.replace(/,$/, '')))
      const before = readFileSync(join(repositoryRoot, path), 'utf8').split('\n')
      expect(
        before.filter((line) => !lines.has(line.replace(/,$/, ''))),
        path,
      ).toEqual([])
    }
  })

  it('changes nothing else in these lists', () => {
    const { sol: _, ...others } = JSON.parse(files['app/platform/seed/site.json'] ?? '').brands
    expect(others).toEqual(JSON.parse(readFileSync(join(repositoryRoot, 'app/platform/seed/site.json'), 'utf8')).brands)
  })

  it('is built with the others', () => {
    expect(buildTokens()).toMatchObject({ status: 0 })
    const generated = (file: string) => readFileSync(join(tokensCopy(), 'generated', file), 'utf8')
    expect(generated('brands.ts')).toContain(`export const brands = [${[...names, 'sol'].map((name) => `'${name}'`).join(', ')}] as const`)
    expect(generated('brands/sol.css')).toBe(generated('brands/strand.css').replaceAll('strand', 'sol'))
    expect(generated('tokens.css')).not.toContain('data-brand') // no list of the others to keep
  })

  it('is refused if it exists, or if the brand that it starts from does not', () => {
    expect(() => brandFiles('strand', 'Strand', 'nordlys')).toThrow('the brand strand exists')
    expect(() => brandFiles('sol', 'Sol', 'vinter')).toThrow(`no brand vinter; there are ${names.join(', ')}`)
  })
})

describe('the list of brands', () => {
  const edit = (path: string, text: string) => writeFileSync(join(tokensCopy(), path), text)
  const listed = (brands: readonly unknown[]) => {
    edit('brands.json', JSON.stringify(brands))
    return () => readBrands(tokensCopy())
  }
  const sol = { name: 'sol', title: 'Sol', scheme: 'light' }

  it('names a token file that is missing, and the build fails', () => {
    expect(listed([...known, sol, { ...sol, name: 'vinter' }])).toThrow('tokens/src/vinter.tokens.json is missing')
    const { status, stdout, stderr } = buildTokens()
    expect(status).not.toBe(0)
    expect(stdout + stderr).toContain('tokens/src/vinter.tokens.json is missing')
  })

  it('names a token file without a brand', () => {
    expect(listed(known)).toThrow(/tokens\/src\/sol(-contrast)?\.tokens\.json belongs to no brand/)
  })

  it.each([
    ['a name that is no word', { ...sol, name: 'Sol og vind' }, 'must be one word'],
    ['no title', { ...sol, title: '' }, 'has no title'],
    ['an unknown scheme', { ...sol, scheme: 'grey' }, 'must be "dark" or "light"'],
    ['a name that stands twice', known[0], 'stands twice'],
  ])('refuses %s', (_, brand, message) => {
    expect(listed([...known, brand])).toThrow(message)
  })
})

/** Every object inside a JSON value that has the key. */
function ownersOf(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap((child) => ownersOf(child, key))
  return Object.hasOwn(value, key) ? [{ ...value }, ...inside] : inside
}
