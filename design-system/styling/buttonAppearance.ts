import type { Breakpoint } from '@casino/tokens/breakpoints'
import { vars } from '@casino/tokens/vars'
import type { ResponsiveValue } from '../theme/responsiveValue.ts'
import { controlHeight } from './controlShape.ts'
import { buttonPropertyNames } from './themeProperties.ts'

/*
 * The appearance of a button by variant, state and size: the only source of `Button.css.ts` and of the server themes (`runtime`), which
 * choose among these values.
 */
const { color, fontSize, space } = vars

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const
export type ButtonVariantName = (typeof buttonVariants)[number]

export const buttonStates = ['rest', 'hover', 'active', 'disabled'] as const
export type ButtonState = (typeof buttonStates)[number]

export const buttonColorParts = ['bg', 'text', 'border'] as const
export type ButtonColors = Record<(typeof buttonColorParts)[number], string>

type BackgroundByState = Record<Exclude<ButtonState, 'disabled'>, string>

interface ButtonAppearance {
  bg: BackgroundByState
  text: string
  border: string
  /** Background and border of a disabled button, for a variant without a box. Otherwise `disabledColors`. */
  disabledBox?: string
}

interface VariantAppearance extends ButtonAppearance {
  /** Text and border when a theme sets `outline`; the background is `outlineBackground`. */
  outline: { text: string; border: string }
}

const { action, danger } = color
const transparent = 'transparent'
const primaryOutline = { text: action.bg, border: action.bg }
const neutralOutline = { text: color.text, border: color.lineStrong }

export const variantAppearance: Readonly<Record<ButtonVariantName, VariantAppearance>> = {
  primary: {
    bg: { rest: action.bg, hover: action.bgHover, active: action.bgActive },
    text: action.text,
    border: transparent,
    outline: primaryOutline,
  },
  secondary: {
    bg: { rest: color.surface, hover: color.raised, active: color.sunken },
    text: color.text,
    border: color.line,
    outline: neutralOutline,
  },
  ghost: {
    bg: { rest: transparent, hover: color.raised, active: color.sunken },
    text: color.text,
    border: transparent,
    outline: neutralOutline,
    disabledBox: transparent,
  },
  danger: {
    bg: { rest: danger.bg, hover: color.raised, active: color.sunken },
    text: danger.text,
    border: danger.line,
    outline: { text: danger.text, border: danger.line },
  },
}

export const outlineBackground: BackgroundByState = { rest: transparent, hover: color.raised, active: color.raised }

/** Variants of the component: those of a theme, and `outline`, which a theme writes as a primary button with `outline: true`. */
export const componentAppearance: Readonly<Record<ButtonVariantName | 'outline', ButtonAppearance>> = {
  ...variantAppearance,
  outline: { bg: outlineBackground, ...primaryOutline },
}

export const disabledColors: ButtonColors = { bg: color.sunken, text: color.muted, border: color.line }

export const disabledStyles = ['muted', 'faded'] as const

/** Opacity of a disabled button, by the `disabledStyle` of its theme. */
export const disabledOpacity: Readonly<Record<(typeof disabledStyles)[number], string>> = { muted: '1', faded: '.5' }

/** Token colours of a variant in a state. */
export function buttonColors(variant: ButtonVariantName, state: ButtonState, outline: boolean): ButtonColors {
  const appearance = variantAppearance[variant]
  if (state === 'disabled') {
    const box = outline ? undefined : appearance.disabledBox
    return box ? { ...disabledColors, bg: box, border: box } : disabledColors
  }
  if (outline) return { bg: outlineBackground[state], ...appearance.outline }
  return { bg: appearance.bg[state], text: appearance.text, border: appearance.border }
}

interface SizeAppearance {
  height: string
  padding: ResponsiveValue<string> & { xs: string }
  fontSize: string
}

export const buttonSizeNames = ['sm', 'md', 'lg'] as const

export const buttonSizes: Readonly<Record<(typeof buttonSizeNames)[number], SizeAppearance>> = {
  /** Two fit side by side on a tile on a phone. */
  sm: { height: controlHeight.sm, padding: { xs: space[3], sm: space[4] }, fontSize: fontSize[14] },
  md: { height: controlHeight.md, padding: { xs: space[5] }, fontSize: fontSize[16] },
  lg: { height: controlHeight.lg, padding: { xs: space[6] }, fontSize: fontSize[18] },
}

/** Contents of a button that a theme can exchange at a breakpoint. */
export type ButtonThemeSlot = 'label' | 'loading' | 'icon-start' | 'icon-end'

/** Values that a server theme can set. Focus ring, layout and font size are not among them. */
export type ButtonThemeValue = keyof typeof buttonPropertyNames | `${ButtonThemeSlot}-${Breakpoint}`

const isListed = (name: ButtonThemeValue): name is keyof typeof buttonPropertyNames => name in buttonPropertyNames

/** Custom property of a value. Only themes set it; components read it with `themedButton`. */
export const buttonProperty = (name: ButtonThemeValue): string => (isListed(name) ? buttonPropertyNames[name] : `--button-${name}`)

/** A themable CSS value: the theme's, else `fallback`. A theme with a colour sets it for all states (`stateColors`), so that none mixes with a token. */
export const themedButton = (name: ButtonThemeValue, fallback: string): string => `var(${buttonProperty(name)},${fallback})`
