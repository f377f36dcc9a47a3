import { vars } from '@casino/tokens/vars'
import type { ButtonLook, ButtonState } from './button-theme.ts'
import type { ThemeProperties } from './style.ts'

interface Ground {
  readonly bg: string
  readonly text: string
  readonly border: string
}
type Variant = NonNullable<ButtonLook['variant']>

const { color } = vars
const CLEAR = 'transparent'

/** Token colours of the component's variants by state. */
export function variantColors(variant: Variant, state: ButtonState, outline: boolean): Ground {
  if (state === 'disabled') return { bg: outline ? CLEAR : color.sunken, text: color.muted, border: color.line }
  const { action, danger } = color
  const pick = { rest: 0, hover: 1, active: 2 }[state]
  const grounds = {
    primary: { bg: [action.bg, action.bgHover, action.bgActive], text: action.text, border: CLEAR },
    secondary: { bg: [color.surface, color.raised, color.sunken], text: color.text, border: color.line },
    ghost: { bg: [CLEAR, color.raised, color.sunken], text: color.text, border: CLEAR },
    danger: { bg: [danger.bg, danger.bg, danger.bg], text: danger.text, border: danger.line },
  }
  const { bg, text, border } = grounds[variant]
  if (!outline) return { bg: bg[pick] ?? CLEAR, text, border }
  const line = { primary: action.bg, secondary: color.lineStrong, ghost: color.lineStrong, danger: danger.line }[variant]
  return { bg: state === 'rest' ? CLEAR : color.raised, text: variant === 'primary' ? action.bg : text, border: line }
}

const heights = { sm: '36px', md: vars.size.touch, lg: '52px' }
const paddings = { sm: vars.space[4], md: vars.space[5], lg: vars.space[6] }

/** Colours of a state: from the theme, else from the variant it sets, else none (the component's tokens apply). */
export function stateColors(look: ButtonLook, state: ButtonState): Partial<Ground> {
  const given = look.colors[state]
  const rest = look.colors.rest
  const named = look.variant !== undefined || look.outline !== undefined
  const token: Partial<Ground> = named ? variantColors(look.variant ?? 'primary', state, look.outline ?? false) : {}
  /* A rest colour of the theme also applies to states without one: the token of that state would not match it. */
  const follow = state === 'hover' || state === 'active' || (state === 'disabled' && look.disabledStyle === 'faded')
  const value = (part: keyof Ground) => given?.[part]?.css ?? (follow ? rest?.[part]?.css : undefined) ?? token[part]
  return { bg: value('bg'), text: value('text'), border: value('border') }
}

/** Custom properties used by `Button`, for one resolved theme. */
export function buttonProperties(look: ButtonLook): ThemeProperties {
  const rest = new Map<string, string>()
  const hover = new Map<string, string>()
  const put = (name: string, value: string | undefined, into = rest) => {
    if (value !== undefined) into.set(`--button-${name}`, value)
  }
  for (const state of ['rest', 'hover', 'active', 'disabled'] as const) {
    const colors = stateColors(look, state)
    for (const part of ['bg', 'text', 'border'] as const)
      put(state === 'rest' ? part : `${part}-${state}`, colors[part], state === 'hover' ? hover : rest)
  }
  if (look.size) {
    put('height', heights[look.size])
    put('padding', paddings[look.size])
  }
  if (look.square !== undefined) put('radius', look.square ? '0px' : vars.radius.md)
  if (look.disabledStyle) put('disabled-opacity', look.disabledStyle === 'faded' ? '.5' : '1')
  return { rest, hover }
}
