import { z } from 'zod'
import { colorSchema, entries, type Fields, own, readFields, type ScreenName, screenNames, textKeySchema } from './fields.ts'
import { type IssueList, join } from './issues.ts'

/** Icons a theme may name: those of `@casino/design-system/icons` that can stand in a button. */
export const themeIcons = [
  'ArrowRight',
  'Bonus',
  'Card',
  'Check',
  'ChevronRight',
  'Clock',
  'External',
  'Heart',
  'Limits',
  'Live',
  'Lock',
  'Logout',
  'Plus',
  'Search',
  'Slots',
  'Table',
  'Trophy',
  'User',
  'Wallet',
] as const
export type ThemeIcon = (typeof themeIcons)[number]

export const buttonStates = ['rest', 'hover', 'active', 'disabled'] as const
export type ButtonState = (typeof buttonStates)[number]

const colorShape = { bg: colorSchema, text: colorSchema, border: colorSchema }
const iconShape = { start: z.enum(themeIcons).nullable(), end: z.enum(themeIcons).nullable() }

const lookShape = {
  variant: z.enum(['primary', 'secondary', 'ghost', 'danger']),
  size: z.enum(['sm', 'md', 'lg']),
  /** Border in the colour of the variant, ground of the page. */
  outline: z.boolean(),
  /** Square corners. */
  square: z.boolean(),
  /** `muted`: grey. `faded`: its own colours, half seen through. */
  disabledStyle: z.enum(['muted', 'faded']),
  text: textKeySchema,
  loadingText: textKeySchema,
}

export type ButtonLook = Fields<typeof lookShape> & {
  readonly colors: Readonly<Partial<Record<ButtonState, Fields<typeof colorShape>>>>
  readonly icons: Fields<typeof iconShape>
}

export interface ButtonTheme {
  readonly base: ButtonLook
  readonly screens: Readonly<Partial<Record<ScreenName, ButtonLook>>>
}

/** Whether the catalogue has a key. */
export type HasText = (key: string) => boolean

interface Reading {
  readonly issues: IssueList
  readonly hasText: HasText
}

/** A key without a sentence would stand in the button as it is: it is left out, so that the button keeps its own words. */
function readTexts<Look extends { readonly text?: string; readonly loadingText?: string }>(
  look: Look,
  path: string,
  { issues, hasText }: Reading,
): Look {
  const known = { ...look }
  for (const name of ['text', 'loadingText'] as const) {
    const key = look[name]
    if (key === undefined || hasText(key)) continue
    issues.add(join(path, name), 'unknown_text')
    delete known[name]
  }
  return known
}

function readLook(raw: unknown, path: string, reading: Reading, leave: readonly string[] = []): ButtonLook {
  const { issues } = reading
  const colors: Partial<Record<ButtonState, Fields<typeof colorShape>>> = {}
  for (const [key, value] of entries(own(raw, 'colors'), join(path, 'colors'), issues)) {
    const state = buttonStates.find((name) => name === key)
    if (state) colors[state] = readFields(value, colorShape, join(join(path, 'colors'), state), issues)
    else issues.add(join(join(path, 'colors'), key), 'unknown_key')
  }
  return {
    ...readTexts(readFields(raw, lookShape, path, issues, ['colors', 'icons', ...leave]), path, reading),
    colors,
    icons: readFields(own(raw, 'icons'), iconShape, join(path, 'icons'), issues),
  }
}

/** Reads one theme of `/api/theme-button`. What is wrong is reported and left out. */
export function readButtonTheme(raw: unknown, path: string, issues: IssueList, hasText: HasText): ButtonTheme {
  const reading = { issues, hasText }
  const screens: Partial<Record<ScreenName, ButtonLook>> = {}
  let base = readLook(raw, path, reading, ['screens'])
  for (const [key, value] of entries(own(raw, 'screens'), join(path, 'screens'), issues)) {
    const at = join(join(path, 'screens'), key)
    const screen = screenNames.find((name) => name === key)
    if (screen) screens[screen] = readLook(value, at, reading)
    else if (key === 'xs') base = mergeLook(base, readLook(value, at, reading))
    else issues.add(at, 'unknown_key')
  }
  return { base, screens }
}

/** `over` wins field by field. */
export function mergeLook(under: ButtonLook, over: ButtonLook): ButtonLook {
  const colors: Partial<Record<ButtonState, Fields<typeof colorShape>>> = {}
  for (const state of buttonStates) colors[state] = { ...under.colors[state], ...over.colors[state] }
  return { ...under, ...over, colors, icons: { ...under.icons, ...over.icons } }
}
