import { describe, expect, it } from 'vitest'
import { buttonColors } from '../styling/buttonAppearance.ts'
import { buttonProperties, stateColors } from './buttonProperties.ts'
import type { ButtonTheme } from './buttonTheme.ts'
import { parseColor } from './color.ts'

const color = (text: string) => {
  const parsed = parseColor(text)
  if (!parsed) throw new Error(`${text} was rejected`)
  return parsed
}
const theme = (given: Partial<ButtonTheme> = {}): ButtonTheme => ({ colors: {}, icons: {}, ...given })
const rest = { bg: color('#111'), text: color('#eee') }

describe('the colours of a state', () => {
  it('come from the theme, then from its variant, then from the tokens', () => {
    const colors = { hover: { bg: color('#222') } }
    expect(stateColors(theme({ colors }), 'hover')).toEqual({ bg: '#222', text: undefined, border: undefined })
    const token = buttonColors('danger', 'hover', false)
    expect(stateColors(theme({ colors, variant: 'danger' }), 'hover')).toEqual({ ...token, bg: '#222' })
    expect(stateColors(theme({ variant: 'danger' }), 'rest')).toEqual(buttonColors('danger', 'rest', false))
  })

  it('are those of the outlined primary button when the theme only sets outlined', () => {
    expect(stateColors(theme({ outline: true }), 'rest')).toEqual(buttonColors('primary', 'rest', true))
    expect(stateColors(theme({ outline: false }), 'rest')).toEqual(buttonColors('primary', 'rest', false))
    expect(stateColors(theme({ outline: true, variant: 'ghost' }), 'hover')).toEqual(buttonColors('ghost', 'hover', true))
  })

  it(`follow the theme's rest colours when pressed or hovered`, () => {
    for (const state of ['hover', 'active'] as const)
      expect(stateColors(theme({ colors: { rest }, variant: 'danger' }), state)).toMatchObject({ bg: '#111', text: '#eee' })
    const colors = { rest, active: { bg: color('#333') } }
    expect(stateColors(theme({ colors }), 'active')).toMatchObject({ bg: '#333', text: '#eee' })
  })

  it('follow the rest colours when disabled and faded, not when grey', () => {
    expect(stateColors(theme({ colors: { rest } }), 'disabled')).toEqual({ bg: undefined, text: undefined, border: undefined })
    expect(stateColors(theme({ colors: { rest }, disabledStyle: 'muted' }), 'disabled').bg).toBeUndefined()
    expect(stateColors(theme({ colors: { rest }, disabledStyle: 'faded' }), 'disabled')).toMatchObject({ bg: '#111', text: '#eee' })
  })
})

describe('the custom properties of a theme', () => {
  const properties = (given: Partial<ButtonTheme>, screen: 'xs' | 'sm' = 'xs') => {
    const { rest: always, hover } = buttonProperties(theme(given), screen)
    return { rest: Object.fromEntries(always), hover: Object.fromEntries(hover) }
  }

  it('are absent for what the theme does not set', () => {
    expect(properties({})).toStrictEqual({ rest: {}, hover: {} })
  })

  it('name part and state, and keep hover colours apart', () => {
    expect(properties({ colors: { rest: { bg: color('#111') }, disabled: { border: color('#222') } } })).toEqual({
      rest: { '--button-bg': '#111', '--button-bg-active': '#111', '--button-border-disabled': '#222' },
      hover: { '--button-bg-hover': '#111' },
    })
  })

  it('contain the size at the breakpoint', () => {
    expect(properties({ size: 'sm' })).toEqual({ rest: { '--button-height': '36px', '--button-padding': 'var(--space-3)' }, hover: {} })
    expect(properties({ size: 'sm' }, 'sm').rest['--button-padding']).toBe('var(--space-4)')
  })

  it('contain the corners and the opacity when disabled', () => {
    expect(properties({ square: true, disabledStyle: 'faded' }).rest).toEqual({
      '--button-radius': '0px',
      '--button-disabled-opacity': '.5',
    })
    expect(properties({ square: false, disabledStyle: 'muted' }).rest).toEqual({
      '--button-radius': 'var(--radius-md)',
      '--button-disabled-opacity': '1',
    })
  })
})
