import type { z } from 'zod'
import { entries, type Fields, own, readFields, type Screen, type ScreenName, screenNames } from './fields.ts'
import { type IssueList, join } from './issues.ts'

type ColorShapes = Readonly<Record<string, z.ZodRawShape>>
/** Colours of a theme by state. */
export type Colors<Shapes extends ColorShapes> = { readonly [State in keyof Shapes]?: Fields<Shapes[State]> }

/** The colours of a look, each state and part on its own. */
export function readColors<Shapes extends ColorShapes>(raw: unknown, path: string, shapes: Shapes, issues: IssueList): Colors<Shapes> {
  const at = join(path, 'colors')
  const colors: Record<string, unknown> = {}
  for (const [state, value] of entries(own(raw, 'colors'), at, issues)) {
    const shape = Object.hasOwn(shapes, state) ? shapes[state] : undefined
    if (shape) colors[state] = readFields(value, shape, join(at, state), issues)
    else issues.add(join(at, state), 'unknown_key')
  }
  return colors as Colors<Shapes> // read by the shape of each state
}

/** `over` wins part by part. */
export function mergeColors<C extends Readonly<Partial<Record<string, object>>>>(under: C, over: C): C {
  const states = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries([...states].map((state) => [state, { ...under[state], ...over[state] }])) as C // the states of both
}

interface LookReader<Look> {
  /** `leave`: keys beside it that are none of its own. */
  readonly read: (raw: unknown, path: string, leave: readonly string[]) => Look
  /** `over` wins field by field. */
  readonly merge: (under: Look, over: Look) => Look
}

/** A theme as it holds at each screen size. */
export interface SizedLooks<Look> {
  readonly at: (screen: Screen) => Look
  /** The sizes from which a look of their own holds, the base first. */
  readonly changes: readonly Screen[]
}

/** One theme with the looks of its screen sizes, each merged onto the smaller ones. What is wrong is reported and left out. */
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
