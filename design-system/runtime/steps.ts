import { type Screen, screenNames } from './fields.ts'

/** A value by breakpoint; each applies from its breakpoint up to the next. */
export type Steps<T> = Readonly<Partial<Record<Screen, T>>>

const screens: readonly Screen[] = ['xs', ...screenNames]

/** The values at the breakpoints where they change, smallest first. Undefined when there is none. */
export function stepsOf<T>(at: (screen: Screen) => T | undefined): Steps<T> | undefined {
  const steps: Partial<Record<Screen, T>> = {}
  let last: T | undefined
  for (const screen of screens) {
    const value = at(screen)
    if (value !== undefined && value !== last) steps[screen] = value
    last = value
  }
  return Object.keys(steps).length > 0 ? steps : undefined
}

/** The breakpoint whose value applies at `screen`; `xs` where none does, which is the component's own value. */
export const stepAt = (steps: Steps<unknown>, screen: Screen): Screen =>
  screens.slice(0, screens.indexOf(screen) + 1).findLast((name) => name in steps) ?? 'xs'
