import { vars } from '@casino/tokens/vars'
import { controlRadius } from './controlShape.ts'
import { inputPropertyNames } from './themeProperties.ts'

/*
 * The token of each themable value of a field: the only source of the field components and of the contrast checks of server themes
 * (`runtime`). An input theme sets the properties on any ancestor (`data-input-theme`); they are never defined on a component, so a theme
 * always wins. Focus ring, height and font size are not themable.
 */
const { color } = vars

export const inputTokens = {
  bg: color.surface,
  text: color.text,
  /** Also colours the unit suffix. */
  placeholder: color.muted,
  border: color.lineStrong,
  label: color.text,
  help: color.muted,
  radius: controlRadius(false),
  'message-error': color.danger.text,
  'border-error': color.danger.text,
  'border-focus': color.focus,
  'border-disabled': color.line,
}

/** Tokens of the states that follow the theme's rest colour where the theme leaves them out. */
const stateTokens = {
  'bg-hover': color.surface,
  'bg-focus': color.surface,
  'bg-error': color.surface,
  'bg-disabled': color.sunken,
  'bg-readonly': color.sunken,
  'border-hover': color.muted,
  'border-readonly': color.lineStrong,
  'text-readonly': color.text,
}

export type InputThemeValue = keyof typeof inputPropertyNames

const themed = (name: InputThemeValue, token: string) => `var(${inputPropertyNames[name]}, ${token})`

/** A themable CSS value: the theme's, else the token. */
export const themedInput = (name: keyof typeof inputTokens): string => themed(name, inputTokens[name])

/** Value of a state: the theme's, else the theme's rest value, else the token of the state. */
export const themedInputState = (name: keyof typeof stateTokens): string =>
  themed(name, themed(name.split('-')[0] as 'bg' | 'border' | 'text', stateTokens[name]))

/** Colour of icons. */
export const themedInputIcon = themed('icon', themedInput('placeholder'))

/** Text colour of a disabled field. */
export const themedDisabledText = themed('text-disabled', themedInput('placeholder'))
