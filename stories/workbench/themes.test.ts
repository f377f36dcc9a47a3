import { describe, expect, it } from 'vitest'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { resolve, type Served } from './model.ts'
import { slotsOf } from './slots.ts'
import { duplicateTheme, nameProblem, removeTheme, renameTheme } from './themes.ts'

const seed: Served = { button: buttonThemes, input: inputThemes, form: layouts }
const places = (served: Served, kind: 'button' | 'input', theme: string) => slotsOf(served, kind, theme).map(({ place }) => place)

it('has no findings for the seed', () => {
  expect(Object.values(resolve(seed).findings).flat()).toEqual([])
})

describe('places that use a theme', () => {
  it('are the buttons and inputs named in code, and the fields of registries', () => {
    expect(slotsOf(seed, 'button', 'login')).toEqual([{ place: 'login', theme: 'login', words: '“Log ind”' }])
    expect(places(seed, 'input', 'search')).toEqual(['search'])
    expect(places(seed, 'input', 'deposit')).toEqual(['deposit.amount', 'deposit.bonusCode'])
    expect(places(seed, 'button', 'nobodys')).toEqual([])
  })

  it('are reported when their theme was removed', () => {
    const { findings } = resolve(removeTheme(removeTheme(seed, 'button', 'login'), 'input', 'deposit'))
    expect(findings.button).toEqual([{ path: 'login', reason: 'no_theme', detail: 'login “Log ind”' }])
    expect(findings.form.map(({ path }) => path)).toEqual(['deposit.amount.theme', 'deposit.bonusCode.theme'])
  })
})

describe('a theme', () => {
  it('keeps its position when renamed, and the fields that reference it are updated', () => {
    const renamed = renameTheme(seed, 'input', 'deposit', 'money')
    expect(Object.keys(renamed.input)).toEqual(Object.keys(inputThemes).map((name) => (name === 'deposit' ? 'money' : name)))
    expect(places(renamed, 'input', 'money')).toEqual(['deposit.amount', 'deposit.bonusCode'])
    expect(places(renamed, 'input', 'deposit')).toEqual([])
    expect(places(renameTheme(seed, 'button', 'login', 'enter'), 'button', 'login')).toEqual(['login'])
  })

  it('is duplicated next to the original and removed completely', () => {
    const copied = duplicateTheme(seed, 'button', 'register', 'registerToo')
    expect(Object.keys(copied.button).slice(0, 3)).toEqual(['login', 'register', 'registerToo'])
    expect(copied.button.registerToo).toEqual(buttonThemes.register)
    expect(removeTheme(copied, 'button', 'registerToo')).toEqual(seed)
  })

  it.each(['', 'Login', '__proto__', 'x"]{}', 'a'.repeat(41), 'login'])('cannot be named %s', (name) => {
    expect(nameProblem(seed, 'button', name)).toMatch(/^\w.{15}/)
  })
})
