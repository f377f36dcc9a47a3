import { z } from 'zod'
import { type ButtonState, buttonSizeNames, buttonVariants, disabledStyles } from '../styling/buttonAppearance.ts'
import { type IssueList, joinPath } from './configIssues.ts'
import { colorSchema, ownValue, type ParsedFields, readFields, textKeySchema } from './readFields.ts'
import { mergeColors, type ResponsiveTheme, readColors, readResponsiveTheme, type StateColors } from './responsiveTheme.ts'

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

const colorShape = { bg: colorSchema, text: colorSchema, border: colorSchema }
const stateShapes = { rest: colorShape, hover: colorShape, active: colorShape, disabled: colorShape } satisfies Record<ButtonState, unknown>
const iconShape = { start: z.enum(themeIcons).nullable(), end: z.enum(themeIcons).nullable() }

const themeShape = {
  variant: z.enum(buttonVariants),
  size: z.enum(buttonSizeNames),
  /** Border in the colour of the variant, transparent background. */
  outline: z.boolean(),
  /** Square corners. */
  square: z.boolean(),
  /** `muted`: grey. `faded`: its own colours at reduced opacity. */
  disabledStyle: z.enum(disabledStyles),
  text: textKeySchema,
  loadingText: textKeySchema,
}

export type ButtonTheme = ParsedFields<typeof themeShape> & {
  colors: StateColors<typeof stateShapes>
  icons: ParsedFields<typeof iconShape>
}

/** Returns whether the text catalogue has a key. */
export type HasText = (key: string) => boolean

interface ReadContext {
  issues: IssueList
  hasText: HasText
}

/** Omits unknown text keys, which would be shown verbatim. The button then keeps its own text. */
function readTexts<Theme extends { text?: string; loadingText?: string }>(
  theme: Theme,
  path: string,
  { issues, hasText }: ReadContext,
): Theme {
  const known = { ...theme }
  for (const name of ['text', 'loadingText'] as const) {
    const key = theme[name]
    if (key === undefined || hasText(key)) continue
    issues.add(joinPath(path, name), 'unknown_text')
    delete known[name]
  }
  return known
}

/** Parses one theme of `/api/theme-button`. Invalid parts are reported and omitted. */
export function readButtonTheme(raw: unknown, path: string, issues: IssueList, hasText: HasText): ResponsiveTheme<ButtonTheme> {
  const read = (rawTheme: unknown, at: string, ignoredKeys: readonly string[]): ButtonTheme => ({
    ...readTexts(readFields(rawTheme, themeShape, at, issues, ['colors', 'icons', ...ignoredKeys]), at, { issues, hasText }),
    colors: readColors(rawTheme, at, stateShapes, issues),
    icons: readFields(ownValue(rawTheme, 'icons'), iconShape, joinPath(at, 'icons'), issues),
  })
  const merge = (under: ButtonTheme, over: ButtonTheme): ButtonTheme => ({
    ...under,
    ...over,
    colors: mergeColors(under.colors, over.colors),
    icons: { ...under.icons, ...over.icons },
  })
  return readResponsiveTheme(raw, path, issues, { read, merge })
}
