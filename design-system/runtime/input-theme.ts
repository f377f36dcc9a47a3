import { vars } from '@casino/tokens/vars'
import { z } from 'zod'
import type { Pair } from './contrasts.ts'
import { colorSchema, entries, type Fields, own, readFields, type ScreenName, screenNames } from './fields.ts'
import { type IssueList, join } from './issues.ts'
import type { ThemeProperties } from './style.ts'

/** Colours that a theme may give an input, by state. `placeholder` is also the unit beside a figure; `message` is the error's own. */
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
  /** The focus ring itself is a token: no theme can make it faint. */
  focus: { bg: colorSchema, border: colorSchema },
  error: { bg: colorSchema, border: colorSchema, message: colorSchema },
  disabled: { bg: colorSchema, text: colorSchema, border: colorSchema },
  readOnly: { bg: colorSchema, text: colorSchema, border: colorSchema },
} as const
type InputState = keyof typeof stateShapes
export const inputStates = Object.keys(stateShapes) as readonly InputState[] // the keys of the object above, in their order
/** Names of the colours of each state, as the editor of themes lists them. */
export const inputParts = Object.fromEntries(inputStates.map((state) => [state, Object.keys(stateShapes[state])]))

const lookShape = { square: z.boolean() }

type Colors = { readonly [State in InputState]?: Fields<(typeof stateShapes)[State]> }
export interface InputLook extends Fields<typeof lookShape> {
  readonly colors: Colors
}
export interface InputTheme {
  readonly base: InputLook
  readonly screens: Readonly<Partial<Record<ScreenName, InputLook>>>
}

function readLook(raw: unknown, path: string, issues: IssueList, leave: readonly string[] = []): InputLook {
  const colors: Record<string, unknown> = {}
  for (const [key, value] of entries(own(raw, 'colors'), join(path, 'colors'), issues)) {
    const state = inputStates.find((name) => name === key)
    if (state) colors[state] = readFields(value, stateShapes[state], join(join(path, 'colors'), state), issues)
    else issues.add(join(join(path, 'colors'), key), 'unknown_key')
  }
  return { ...readFields(raw, lookShape, path, issues, ['colors', ...leave]), colors: colors as Colors } // read by the shape of each state
}

/** Reads one theme of `/api/theme-input`. What is wrong is reported and left out. */
export function readInputTheme(raw: unknown, path: string, issues: IssueList): InputTheme {
  const screens: Partial<Record<ScreenName, InputLook>> = {}
  let base = readLook(raw, path, issues, ['screens'])
  for (const [key, part] of entries(own(raw, 'screens'), join(path, 'screens'), issues)) {
    const at = join(join(path, 'screens'), key)
    const screen = screenNames.find((known) => known === key)
    if (screen) screens[screen] = readLook(part, at, issues)
    else if (key === 'xs') base = mergeInputLook(base, readLook(part, at, issues))
    else issues.add(at, 'unknown_key')
  }
  return { base, screens }
}

/** `over` wins field by field. */
export function mergeInputLook(under: InputLook, over: InputLook): InputLook {
  const colors = Object.fromEntries(inputStates.map((state) => [state, { ...under.colors[state], ...over.colors[state] }]))
  return { ...under, ...over, colors }
}

/** The custom properties that `Field` reads, for one merged look. */
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

/** Fields stand on the page, on cards and in dialogs. */
const planes = [vars.color.page, vars.color.surface, vars.color.raised]
const clear = 'transparent'

/** Every text on its ground 4.5:1, every border 3:1. A state counts where it differs from rest; disabled fields are exempt (WCAG 1.4.3). */
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
