import type { Breakpoint } from '@casino/tokens/breakpoints'
import {
  type ButtonColors,
  type ButtonState,
  type ButtonThemeValue,
  buttonColorParts,
  buttonColors,
  buttonProperty,
  buttonSizes,
  buttonStates,
  disabledOpacity,
} from '../styling/buttonAppearance.ts'
import { controlRadius } from '../styling/controlShape.ts'
import { valueAt } from '../theme/responsiveValue.ts'
import type { ButtonTheme } from './buttonTheme.ts'
import type { ThemeCustomProperties } from './themeCss.ts'

/** Colours of a state: from the theme, otherwise from the theme's variant, otherwise none (the component's tokens apply). */
export function stateColors(theme: ButtonTheme, state: ButtonState): Partial<ButtonColors> {
  const themed = theme.colors[state]
  const rest = theme.colors.rest
  const setsVariant = theme.variant !== undefined || theme.outline !== undefined
  const token: Partial<ButtonColors> = setsVariant ? buttonColors(theme.variant ?? 'primary', state, theme.outline ?? false) : {}
  /* A rest colour of the theme also applies to states without their own: the token of that state would not match it. */
  const followsRest = state !== 'disabled' || theme.disabledStyle === 'faded'
  const value = (part: keyof ButtonColors) => themed?.[part]?.css ?? (followsRest ? rest?.[part]?.css : undefined) ?? token[part]
  return { bg: value('bg'), text: value('text'), border: value('border') }
}

/** Custom properties used by `Button`, for one theme resolved at a breakpoint. */
export function buttonProperties(theme: ButtonTheme, breakpoint: Breakpoint): ThemeCustomProperties {
  const rest = new Map<string, string>()
  const hover = new Map<string, string>()
  const set = (name: ButtonThemeValue, value: string | undefined, into = rest) => {
    if (value !== undefined) into.set(buttonProperty(name), value)
  }
  for (const state of buttonStates) {
    const colors = stateColors(theme, state)
    for (const part of buttonColorParts) set(state === 'rest' ? part : `${part}-${state}`, colors[part], state === 'hover' ? hover : rest)
  }
  if (theme.size) {
    const { height, padding } = buttonSizes[theme.size]
    set('height', height)
    set('padding', valueAt(padding, breakpoint))
  }
  if (theme.square !== undefined) set('radius', controlRadius(theme.square))
  set('disabled-opacity', theme.disabledStyle && disabledOpacity[theme.disabledStyle])
  return { rest, hover }
}
