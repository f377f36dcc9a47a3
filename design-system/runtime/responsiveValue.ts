import { overrideScreenSizes, type ScreenSize } from './readFields.ts'

/** A value by breakpoint; each applies from its breakpoint up to the next. */
export type ResponsiveValue<T> = Readonly<Partial<Record<ScreenSize, T>>>

const screenSizes: readonly ScreenSize[] = ['xs', ...overrideScreenSizes]

/** The values at the breakpoints where they change, smallest first. Undefined when there is none. */
export function toResponsiveValue<T>(at: (screen: ScreenSize) => T | undefined): ResponsiveValue<T> | undefined {
  const values: Partial<Record<ScreenSize, T>> = {}
  let last: T | undefined
  for (const screen of screenSizes) {
    const value = at(screen)
    if (value !== undefined && value !== last) values[screen] = value
    last = value
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/** The breakpoint whose value applies at `screen`; `xs` where none does, which is the component's own value. */
export const effectiveScreen = (values: ResponsiveValue<unknown>, screen: ScreenSize): ScreenSize =>
  screenSizes.slice(0, screenSizes.indexOf(screen) + 1).findLast((name) => name in values) ?? 'xs'
