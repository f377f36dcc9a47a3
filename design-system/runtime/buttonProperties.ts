import { vars } from '@casino/tokens/vars'
import type { ButtonState, ButtonTheme } from './buttonTheme.ts'
import type { ThemeCustomProperties } from './themeCss.ts'

interface ButtonColors {
  bg: string
  text: string
  border: string
}
type Variant = NonNullable<ButtonTheme['variant']>

const { color } = vars
const TRANSPARENT = 'transparent'

/** Token colours of the component's variants by state. */
export function variantColors(variant: Variant, state: ButtonState, outline: boolean): ButtonColors {
  if (state === 'disabled') return { bg: outline ? TRANSPARENT : color.sunken, text: color.muted, border: color.line }
  const { action, danger } = color
  const index = { rest: 0, hover: 1, active: 2 }[state]
  const variants = {
    primary: { bg: [action.bg, action.bgHover, action.bgActive], text: action.text, border: TRANSPARENT },
    secondary: { bg: [color.surface, color.raised, color.sunken], text: color.text, border: color.line },
    ghost: { bg: [TRANSPARENT, color.raised, color.sunken], text: color.text, border: TRANSPARENT },
    danger: { bg: [danger.bg, danger.bg, danger.bg], text: danger.text, border: danger.line },
  }
  const { bg, text, border } = variants[variant]
  if (!outline) return { bg: bg[index] ?? TRANSPARENT, text, border }
  const line = { primary: action.bg, secondary: color.lineStrong, ghost: color.lineStrong, danger: danger.line }[variant]
  return { bg: state === 'rest' ? TRANSPARENT : color.raised, text: variant === 'primary' ? action.bg : text, border: line }
}

const heights = { sm: '36px', md: vars.size.touch, lg: '52px' }
const paddings = { sm: vars.space[4], md: vars.space[5], lg: vars.space[6] }

/** Colours of a state: from the theme, else from the variant it sets, else none (the component's tokens apply). */
export function stateColors(theme: ButtonTheme, state: ButtonState): Partial<ButtonColors> {
  const themed = theme.colors[state]
  const rest = theme.colors.rest
  const setsVariant = theme.variant !== undefined || theme.outline !== undefined
  const token: Partial<ButtonColors> = setsVariant ? variantColors(theme.variant ?? 'primary', state, theme.outline ?? false) : {}
  /* A rest colour of the theme also applies to states without one: the token of that state would not match it. */
  const followsRest = state === 'hover' || state === 'active' || (state === 'disabled' && theme.disabledStyle === 'faded')
  const value = (part: keyof ButtonColors) => themed?.[part]?.css ?? (followsRest ? rest?.[part]?.css : undefined) ?? token[part]
  return { bg: value('bg'), text: value('text'), border: value('border') }
}

/** Custom properties used by `Button`, for one resolved theme. */
export function buttonProperties(theme: ButtonTheme): ThemeCustomProperties {
  const rest = new Map<string, string>()
  const hover = new Map<string, string>()
  const set = (name: string, value: string | undefined, into = rest) => {
    if (value !== undefined) into.set(`--button-${name}`, value)
  }
  for (const state of ['rest', 'hover', 'active', 'disabled'] as const) {
    const colors = stateColors(theme, state)
    for (const part of ['bg', 'text', 'border'] as const)
      set(state === 'rest' ? part : `${part}-${state}`, colors[part], state === 'hover' ? hover : rest)
  }
  if (theme.size) {
    set('height', heights[theme.size])
    set('padding', paddings[theme.size])
  }
  if (theme.square !== undefined) set('radius', theme.square ? '0px' : vars.radius.md)
  if (theme.disabledStyle) set('disabled-opacity', theme.disabledStyle === 'faded' ? '.5' : '1')
  return { rest, hover }
}
