import { type Screen, screenNames } from './fields.ts'

/** A value by screen size; each holds from its size up, until the next. */
export type Steps<T> = Readonly<Partial<Record<Screen, T>>>

const screens: readonly Screen[] = ['xs', ...screenNames]

/** The steps at which a value changes, smallest first. Undefined when no size has one. */
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

/** The step that holds at a size; `xs` where none does, which is then the component's own. */
export const stepAt = (steps: Steps<unknown>, screen: Screen): Screen =>
  screens.slice(0, screens.indexOf(screen) + 1).findLast((name) => name in steps) ?? 'xs'
