import type { z } from 'zod'
import { entries, type Fields, own, readFields, type Screen, type ScreenName, screenNames } from './fields.ts'
import { type IssueList, join } from './issues.ts'

type ColorShapes = Readonly<Record<string, z.ZodRawShape>>
/** Colours of a theme by state. */
export type Colors<Shapes extends ColorShapes> = { readonly [State in keyof Shapes]?: Fields<Shapes[State]> }

/** Parses the colours of a theme, each state and part independently. */
export function readColors<Shapes extends ColorShapes>(raw: unknown, path: string, shapes: Shapes, issues: IssueList): Colors<Shapes> {
  const at = join(path, 'colors')
  const colors: Record<string, unknown> = {}
  for (const [state, value] of entries(own(raw, 'colors'), at, issues)) {
    const shape = Object.hasOwn(shapes, state) ? shapes[state] : undefined
    if (shape) colors[state] = readFields(value, shape, join(at, state), issues)
    else issues.add(join(at, state), 'unknown_key')
  }
  return colors as Colors<Shapes> // parsed by the shape of each state
}

/** `over` takes precedence per part. */
export function mergeColors<C extends Readonly<Partial<Record<string, object>>>>(under: C, over: C): C {
  const states = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries([...states].map((state) => [state, { ...under[state], ...over[state] }])) as C // the states of both
}

interface LookReader<Look> {
  /** `ignoredKeys`: keys that the caller handles. */
  readonly read: (raw: unknown, path: string, leave: readonly string[]) => Look
  /** `over` takes precedence per field. */
  readonly merge: (under: Look, over: Look) => Look
}

/** A theme resolved for each breakpoint. */
export interface SizedLooks<Look> {
  readonly at: (screen: Screen) => Look
  /** The base and the breakpoints with overrides, smallest first. */
  readonly changes: readonly Screen[]
}

/** Parses one theme with its breakpoint overrides, each merged onto the smaller ones. Invalid parts are reported and omitted. */
export function readLooks<Look>(raw: unknown, path: string, issues: IssueList, { read, merge }: LookReader<Look>): SizedLooks<Look> {
  const at = join(path, 'screens')
  const overs = new Map<ScreenName, Look>()
  let base = read(raw, path, ['screens'])
  for (const [key, value] of entries(own(raw, 'screens'), at, issues)) {
    const screen = screenNames.find((name) => name === key)
    if (screen) overs.set(screen, read(value, join(at, screen), []))
    else if (key === 'xs') base = merge(base, read(value, join(at, key), []))
    else issues.add(join(at, key), 'unknown_key')
  }
  const looks = new Map<Screen, Look>()
  let look = base
  for (const screen of screenNames) {
    const over = overs.get(screen)
    if (over !== undefined) look = merge(look, over)
    looks.set(screen, look)
  }
  return { at: (screen) => looks.get(screen) ?? base, changes: ['xs', ...screenNames.filter((screen) => overs.has(screen))] }
}
