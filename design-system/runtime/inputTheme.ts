import { vars } from '@casino/tokens/vars'
import { z } from 'zod'
import { controlRadius } from '../styling/controlShape.ts'
import { type InputThemeValue, inputTokens } from '../styling/inputAppearance.ts'
import { inputPropertyNames } from '../styling/themeProperties.ts'
import type { IssueList } from './configIssues.ts'
import type { ContrastPair } from './contrastChecker.ts'
import { colorSchema, type ParsedFields, readFields } from './readFields.ts'
import { mergeColors, type ResponsiveTheme, readColors, readResponsiveTheme, type StateColors } from './responsiveTheme.ts'
import type { ThemeCustomProperties } from './themeCss.ts'

/** Themable input colours by state. `placeholder` also colours the unit suffix; `message` is the error text. */
const stateShapes = {
  rest: {
    bg: colorSchema,
    text: colorSchema,
    placeholder: colorSchema,
    border: colorSchema,
    label: colorSchema,
    help: colorSchema,
    icon: colorSchema,
  },
  hover: { bg: colorSchema, border: colorSchema },
  /** The focus ring is a token and not themable. */
  focus: { bg: colorSchema, border: colorSchema },
  error: { bg: colorSchema, border: colorSchema, message: colorSchema },
  disabled: { bg: colorSchema, text: colorSchema, border: colorSchema },
  readOnly: { bg: colorSchema, text: colorSchema, border: colorSchema },
} as const
type InputState = keyof typeof stateShapes
export const inputStates = Object.keys(stateShapes) as readonly InputState[] // the keys of the object above, in their order
/** Themable colour names by state, for the theme editor. */
export const inputParts = Object.fromEntries(inputStates.map((state) => [state, Object.keys(stateShapes[state])]))

const themeShape = { square: z.boolean() }

export interface InputTheme extends ParsedFields<typeof themeShape> {
  colors: StateColors<typeof stateShapes>
}

/** Parses one theme of `/api/theme-input`. Invalid parts are reported and omitted. */
export function readInputTheme(raw: unknown, path: string, issues: IssueList): ResponsiveTheme<InputTheme> {
  const read = (rawTheme: unknown, at: string, ignoredKeys: readonly string[]): InputTheme => ({
    ...readFields(rawTheme, themeShape, at, issues, ['colors', ...ignoredKeys]),
    colors: readColors(rawTheme, at, stateShapes, issues),
  })
  const merge = (under: InputTheme, over: InputTheme): InputTheme => ({
    ...under,
    ...over,
    colors: mergeColors(under.colors, over.colors),
  })
  return readResponsiveTheme(raw, path, issues, { read, merge })
}

/** Custom properties used by `Field`, for one resolved theme. */
export function inputProperties({ square, colors }: InputTheme): ThemeCustomProperties {
  const rest = new Map<string, string>()
  const hover = new Map<string, string>()
  for (const state of inputStates)
    for (const [part, color] of Object.entries(colors[state] ?? {})) {
      // `stateShapes` has the parts of each state, and the table a property for each of them
      const name = (state === 'rest' ? part : `${part}-${state.toLowerCase()}`) as InputThemeValue
      if (color) (state === 'hover' ? hover : rest).set(inputPropertyNames[name], color.css)
    }
  if (square !== undefined) rest.set(inputPropertyNames.radius, controlRadius(square))
  return { rest, hover }
}

/** Possible backdrops of a field: page, card, dialog. */
const backdrops = [vars.color.page, vars.color.surface, vars.color.raised]
const transparent = 'transparent'

/** Contrast pairs: text 4.5:1, borders 3:1. A state is checked where it differs from rest; disabled fields are exempt (WCAG 1.4.3). */
export function inputContrastPairs({ colors: { rest, hover, focus, error, readOnly } }: InputTheme): ContrastPair[] {
  const bg = rest?.bg?.css ?? inputTokens.bg
  const text = rest?.text?.css ?? inputTokens.text
  const placeholder = rest?.placeholder?.css ?? inputTokens.placeholder
  const border = rest?.border?.css ?? inputTokens.border
  const pair = (part: string, ink: string, ground: string, least: 4.5 | 3 = 4.5): ContrastPair => ({
    part,
    foreground: ink,
    background: ground,
    minRatio: least,
  })
  const textPair = (part: string, ink: string): ContrastPair => ({
    part,
    foreground: ink,
    background: transparent,
    minRatio: 4.5,
    backdrops,
  })
  const pairs = [
    pair('rest.text', text, bg),
    pair('rest.placeholder', placeholder, bg),
    pair('rest.icon', rest?.icon?.css ?? placeholder, bg),
    pair('rest.border', border, bg, 3),
    textPair('rest.label', rest?.label?.css ?? inputTokens.label),
    textPair('rest.help', rest?.help?.css ?? inputTokens.help),
    textPair('error.message', error?.message?.css ?? inputTokens['message-error']),
  ]
  const ground = (state: string, over: { css: string } | undefined) =>
    over ? [pair(`${state}.text`, text, over.css), pair(`${state}.placeholder`, placeholder, over.css)] : []
  const borderPairs = (state: string, over: { css: string } | undefined, under = bg) =>
    over ? [pair(`${state}.border`, over.css, under, 3)] : []
  return [
    ...pairs,
    ...ground('hover', hover?.bg),
    ...borderPairs('hover', hover?.border, hover?.bg?.css),
    ...ground('focus', focus?.bg),
    ...borderPairs('focus', focus?.border, focus?.bg?.css),
    ...ground('error', error?.bg),
    ...borderPairs('error', error?.border, error?.bg?.css),
    ...(readOnly?.bg || readOnly?.text ? [pair('readOnly.text', readOnly.text?.css ?? text, readOnly.bg?.css ?? bg)] : []),
    ...borderPairs('readOnly', readOnly?.border, readOnly?.bg?.css),
  ]
}
