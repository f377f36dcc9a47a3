import { vars } from '@casino/tokens/vars'
import { z } from 'zod'
import type { Pair } from './contrasts.ts'
import { colorSchema, type Fields, readFields } from './fields.ts'
import type { IssueList } from './issues.ts'
import { type Colors, mergeColors, readColors, readLooks, type SizedLooks } from './looks.ts'
import type { ThemeProperties } from './style.ts'

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

const lookShape = { square: z.boolean() }

export interface InputLook extends Fields<typeof lookShape> {
  readonly colors: Colors<typeof stateShapes>
}

/** Parses one theme of `/api/theme-input`. Invalid parts are reported and omitted. */
export function readInputTheme(raw: unknown, path: string, issues: IssueList): SizedLooks<InputLook> {
  const read = (look: unknown, at: string, leave: readonly string[]): InputLook => ({
    ...readFields(look, lookShape, at, issues, ['colors', ...leave]),
    colors: readColors(look, at, stateShapes, issues),
  })
  const merge = (under: InputLook, over: InputLook): InputLook => ({
    ...under,
    ...over,
    colors: mergeColors(under.colors, over.colors),
  })
  return readLooks(raw, path, issues, { read, merge })
}

/** Custom properties used by `Field`, for one resolved theme. */
export function inputProperties({ square, colors }: InputLook): ThemeProperties {
  const rest = new Map<string, string>()
  const hover = new Map<string, string>()
  for (const state of inputStates)
    for (const [part, color] of Object.entries(colors[state] ?? {})) {
      const name = state === 'rest' ? part : `${part}-${state.toLowerCase()}`
      if (color) (state === 'hover' ? hover : rest).set(`--input-${name}`, color.css)
    }
  if (square !== undefined) rest.set('--input-radius', square ? '0px' : vars.radius.md)
  return { rest, hover }
}

/** Possible backdrops of a field: page, card, dialog. */
const planes = [vars.color.page, vars.color.surface, vars.color.raised]
const clear = 'transparent'

/** Contrast pairs: text 4.5:1, borders 3:1. A state is checked where it differs from rest; disabled fields are exempt (WCAG 1.4.3). */
export function inputPairs({ colors: { rest, hover, focus, error, readOnly } }: InputLook): Pair[] {
  const { color } = vars
  const bg = rest?.bg?.css ?? color.surface
  const text = rest?.text?.css ?? color.text
  const placeholder = rest?.placeholder?.css ?? color.muted
  const border = rest?.border?.css ?? color.lineStrong
  const on = (part: string, ink: string, ground: string, least: 4.5 | 3 = 4.5): Pair => ({ part, ink, ground, least })
  const beside = (part: string, ink: string): Pair => ({ part, ink, ground: clear, least: 4.5, below: planes })
  const pairs = [
    on('rest.text', text, bg),
    on('rest.placeholder', placeholder, bg),
    on('rest.icon', rest?.icon?.css ?? placeholder, bg),
    on('rest.border', border, bg, 3),
    beside('rest.label', rest?.label?.css ?? color.text),
    beside('rest.help', rest?.help?.css ?? color.muted),
    beside('error.message', error?.message?.css ?? color.danger.text),
  ]
  const ground = (state: string, over: { readonly css: string } | undefined) =>
    over ? [on(`${state}.text`, text, over.css), on(`${state}.placeholder`, placeholder, over.css)] : []
  const line = (state: string, over: { readonly css: string } | undefined, under = bg) =>
    over ? [on(`${state}.border`, over.css, under, 3)] : []
  return [
    ...pairs,
    ...ground('hover', hover?.bg),
    ...line('hover', hover?.border, hover?.bg?.css),
    ...ground('focus', focus?.bg),
    ...line('focus', focus?.border, focus?.bg?.css),
    ...ground('error', error?.bg),
    ...line('error', error?.border, error?.bg?.css),
    ...(readOnly?.bg || readOnly?.text ? [on('readOnly.text', readOnly.text?.css ?? text, readOnly.bg?.css ?? bg)] : []),
    ...line('readOnly', readOnly?.border, readOnly?.bg?.css),
  ]
}
