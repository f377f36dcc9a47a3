import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buttons } from './buttons.ts'

const here = (path: string) => new URL(path, import.meta.url)
const source = readdirSync(here('..'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('.test.') && !file.endsWith('config/buttons.ts'),
  )
  .map((file) => readFileSync(here(`../${file}`), 'utf8'))
  .join('\n')
const seed = (kind: string) => JSON.parse(readFileSync(here(`../../app/platform/seed/${kind}-themes.json`), 'utf8'))
const found = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, name]) => name))].sort()

describe('names of themes', () => {
  it('every button of a screen is in the seed, and no other', () => {
    const drawn = found(/\bbutton\(\s*'(\w+)'/g)
    expect(drawn).toEqual(Object.keys(buttons).sort())
    expect(Object.keys(seed('button')).sort()).toEqual(drawn)
  })

  it('every input of a screen is in the seed, and no other', () => {
    expect(Object.keys(seed('input')).sort()).toEqual(found(/\btheme(?:="|: ')(\w+)["']/g))
  })

  it('the seed says the words that the buttons have of themselves, so that a page carries none twice', () => {
    for (const [name, words] of Object.entries(buttons)) expect(seed('button')[name], name).toMatchObject(words)
  })
})
