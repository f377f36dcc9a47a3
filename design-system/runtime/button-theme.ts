import { z } from 'zod'
import { colorSchema, type Fields, own, readFields, textKeySchema } from './fields.ts'
import { type IssueList, join } from './issues.ts'
import { type Colors, mergeColors, readColors, readLooks, type SizedLooks } from './looks.ts'

/** Icons that a theme may use: the subset of `@casino/design-system/icons` suitable for a button. */
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
const stateShapes = { rest: colorShape, hover: colorShape, active: colorShape, disabled: colorShape } satisfies Record<ButtonState, unknown>
const iconShape = { start: z.enum(themeIcons).nullable(), end: z.enum(themeIcons).nullable() }

const lookShape = {
  variant: z.enum(['primary', 'secondary', 'ghost', 'danger']),
  size: z.enum(['sm', 'md', 'lg']),
  /** Border in the colour of the variant, transparent background. */
  outline: z.boolean(),
  /** Square corners. */
  square: z.boolean(),
  /** `muted`: grey. `faded`: its own colours at reduced opacity. */
  disabledStyle: z.enum(['muted', 'faded']),
  text: textKeySchema,
  loadingText: textKeySchema,
}

export type ButtonLook = Fields<typeof lookShape> & {
  readonly colors: Colors<typeof stateShapes>
  readonly icons: Fields<typeof iconShape>
}

/** Returns whether the text catalogue has a key. */
export type HasText = (key: string) => boolean

interface Reading {
  readonly issues: IssueList
  readonly hasText: HasText
}

/** Omits unknown text keys, which would otherwise be shown verbatim; the button then keeps its own text. */
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

/** Parses one theme of `/api/theme-button`. Invalid parts are reported and omitted. */
export function readButtonTheme(raw: unknown, path: string, issues: IssueList, hasText: HasText): SizedLooks<ButtonLook> {
  const read = (look: unknown, at: string, leave: readonly string[]): ButtonLook => ({
    ...readTexts(readFields(look, lookShape, at, issues, ['colors', 'icons', ...leave]), at, { issues, hasText }),
    colors: readColors(look, at, stateShapes, issues),
    icons: readFields(own(look, 'icons'), iconShape, join(at, 'icons'), issues),
  })
  const merge = (under: ButtonLook, over: ButtonLook): ButtonLook => ({
    ...under,
    ...over,
    colors: mergeColors(under.colors, over.colors),
    icons: { ...under.icons, ...over.icons },
  })
  return readLooks(raw, path, issues, { read, merge })
}
