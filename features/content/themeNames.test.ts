import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type FormName, type FormRegistries, resolveFormRegistries } from '../forms/formRegistries.ts'
import { themedInputs } from '../forms/themedInputs.ts'
import { buttonDefaults } from './buttonDefaults.ts'

const here = (path: string) => new URL(path, import.meta.url)
const source = readdirSync(here('..'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('.test.') && !/config\/(?:buttons|forms)\.ts$/.test(file),
  )
  .map((file) => readFileSync(here(`../${file}`), 'utf8'))
  .join('\n')
const seed = (file: string) => JSON.parse(readFileSync(here(`../../app/platform/seed/${file}.json`), 'utf8'))
const matchedNames = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, name]) => name))].sort()

describe('names of themes', () => {
  it('the seed contains every button used by a screen, and no other', () => {
    const drawn = matchedNames(/\b(?:button|useButtonProps\(\))\(\s*'(\w+)'/g)
    expect(drawn).toEqual(Object.keys(buttonDefaults).sort())
    expect(Object.keys(seed('button-themes')).sort()).toEqual(drawn)
  })

  it('every button of a screen has a name', () => {
    const bare = [...source.matchAll(/<Button\b(?!Props)[\s\S]*?>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\{\.\.\.(?:button\(|themed)/.test(tag))
    expect(bare).toEqual([])
  })

  it('the seed contains every input used by a screen or a form, and no other', () => {
    const drawn = matchedNames(/\btheme="(\w+)"/g)
    expect(drawn).toEqual(Object.keys(themedInputs).sort())
    const forms = [seed('layouts').forms, undefined].flatMap((raw) =>
      Object.values<FormRegistries[FormName]>(resolveFormRegistries(raw, () => true).forms),
    )
    const laidOut = forms.flatMap((form) => form.flatMap(({ fields }) => fields.flatMap(({ theme }) => theme ?? [])))
    expect(Object.keys(seed('input-themes')).sort()).toEqual([...new Set([...drawn, ...laidOut])].sort())
  })

  it('the seed uses the default button texts, so that a page payload contains none twice', () => {
    for (const [name, words] of Object.entries(buttonDefaults)) expect(seed('button-themes')[name], name).toMatchObject(words)
  })
})
