import { type Breakpoint, type MediaBreakpoint, mediaBreakpoints } from '@casino/tokens/breakpoints'
import type { z } from 'zod'
import { type IssueList, joinPath } from './configIssues.ts'
import { ownEntries, ownValue, type ParsedFields, readFields } from './readFields.ts'

type ColorShapes = Readonly<Record<string, z.ZodRawShape>>
/** Colours of a theme by state. */
export type StateColors<Shapes extends ColorShapes> = { readonly [State in keyof Shapes]?: ParsedFields<Shapes[State]> }

/** Parses the colours of a theme, each state and part independently. */
export function readColors<Shapes extends ColorShapes>(raw: unknown, path: string, shapes: Shapes, issues: IssueList): StateColors<Shapes> {
  const at = joinPath(path, 'colors')
  const colors: Record<string, unknown> = {}
  for (const [state, value] of ownEntries(ownValue(raw, 'colors'), at, issues)) {
    const shape = Object.hasOwn(shapes, state) ? shapes[state] : undefined
    if (shape) colors[state] = readFields(value, shape, joinPath(at, state), issues)
    else issues.add(joinPath(at, state), 'unknown_key')
  }
  return colors as StateColors<Shapes> // parsed by the shape of each state
}

/** `over` takes precedence per part. */
export function mergeColors<C extends Readonly<Partial<Record<string, object>>>>(under: C, over: C): C {
  const states = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries([...states].map((state) => [state, { ...under[state], ...over[state] }])) as C // the states of both
}

interface ThemeReader<Theme> {
  /** `ignoredKeys`: keys that the caller handles. */
  read: (raw: unknown, path: string, ignoredKeys: readonly string[]) => Theme
  /** `over` takes precedence per field. */
  merge: (under: Theme, over: Theme) => Theme
}

/** A theme resolved for each breakpoint. */
export interface ResponsiveTheme<Theme> {
  at: (breakpoint: Breakpoint) => Theme
  /** The base and the breakpoints with overrides, smallest first. */
  changes: readonly Breakpoint[]
}

/** Parses one theme with its breakpoint overrides, each merged onto the smaller ones. Invalid parts are reported and omitted. */
export function readResponsiveTheme<Theme>(
  raw: unknown,
  path: string,
  issues: IssueList,
  { read, merge }: ThemeReader<Theme>,
): ResponsiveTheme<Theme> {
  const at = joinPath(path, 'screens')
  const overrides = new Map<MediaBreakpoint, Theme>()
  let base = read(raw, path, ['screens'])
  for (const [key, value] of ownEntries(ownValue(raw, 'screens'), at, issues)) {
    const screen = mediaBreakpoints.find((name) => name === key)
    if (screen) overrides.set(screen, read(value, joinPath(at, screen), []))
    else if (key === 'xs') base = merge(base, read(value, joinPath(at, key), []))
    else issues.add(joinPath(at, key), 'unknown_key')
  }
  const themes = new Map<Breakpoint, Theme>()
  let theme = base
  for (const screen of mediaBreakpoints) {
    const over = overrides.get(screen)
    if (over !== undefined) theme = merge(theme, over)
    themes.set(screen, theme)
  }
  return { at: (screen) => themes.get(screen) ?? base, changes: ['xs', ...mediaBreakpoints.filter((screen) => overrides.has(screen))] }
}
