import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { platformPath } from '../../app/platform/core/paths.ts'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { duplicateTheme, removeTheme, renameTheme, themeNameError } from './editThemes.ts'
import { exportJson, resolveResponses } from './model.ts'
import type { RawResponses } from './responses.ts'
import { themeUsages } from './themeUsages.ts'

const seed: RawResponses = { button: buttonThemes, input: inputThemes, form: layouts }
const locationsOf = (served: RawResponses, kind: 'button' | 'input', theme: string) =>
  themeUsages(served, kind, theme).map(({ location }) => location)

it.each([
  ['button', 'button-themes.json'],
  ['input', 'input-themes.json'],
  ['form', 'layouts.json'],
] as const)('exports %s as %s is written, so that an edit differs in its own lines only', (kind, file) => {
  expect(exportJson(seed, kind)).toBe(readFileSync(platformPath('seed', file), 'utf8'))
})

it('has no findings for the seed', () => {
  expect(Object.values(resolveResponses(seed).findings).flat()).toEqual([])
})

describe('places that use a theme', () => {
  it('are the buttons and inputs named in code, and the fields of registries', () => {
    expect(themeUsages(seed, 'button', 'login')).toEqual([
      { location: 'login', theme: 'login', text: '“Log ind”', screen: { title: 'Header, guest', story: 'features-shell--guest' } },
    ])
    expect(themeUsages(seed, 'button', 'showMore')[0]?.text).toBe('“Vis flere spil”')
    expect(locationsOf(seed, 'input', 'search')).toEqual(['search'])
    expect(locationsOf(seed, 'input', 'deposit')).toEqual(['deposit.amount', 'deposit.bonusCode'])
    expect(locationsOf(seed, 'button', 'nobodys')).toEqual([])
  })

  it('are reported when their theme was removed', () => {
    const { findings } = resolveResponses(removeTheme(removeTheme(seed, 'button', 'login'), 'input', 'deposit'))
    expect(findings.button).toEqual([{ path: 'login', reason: 'no_theme', detail: 'login “Log ind”' }])
    expect(findings.form.map(({ path }) => path)).toEqual(['deposit.amount.theme', 'deposit.bonusCode.theme'])
  })
})

describe('a theme', () => {
  it('keeps its position when renamed, and the fields that reference it are updated', () => {
    const renamed = renameTheme(seed, 'input', 'deposit', 'money')
    expect(Object.keys(renamed.input)).toEqual(Object.keys(inputThemes).map((name) => (name === 'deposit' ? 'money' : name)))
    expect(locationsOf(renamed, 'input', 'money')).toEqual(['deposit.amount', 'deposit.bonusCode'])
    expect(locationsOf(renamed, 'input', 'deposit')).toEqual([])
    expect(locationsOf(renameTheme(seed, 'button', 'login', 'enter'), 'button', 'login')).toEqual(['login'])
  })

  it('is duplicated next to the original and removed completely', () => {
    const copied = duplicateTheme(seed, 'button', 'register', 'registerToo')
    expect(Object.keys(copied.button).slice(0, 3)).toEqual(['login', 'register', 'registerToo'])
    expect(copied.button.registerToo).toEqual(buttonThemes.register)
    expect(removeTheme(copied, 'button', 'registerToo')).toEqual(seed)
  })

  it.each(['', 'Login', '__proto__', 'x"]{}', 'a'.repeat(41), 'login'])('cannot be named %s', (name) => {
    expect(themeNameError(seed, 'button', name)).toMatch(/^\w.{15}/)
  })
})
