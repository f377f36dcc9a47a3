import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'

/** A value by breakpoint; each applies from its breakpoint up to the next. */
export type ResponsiveValue<T> = Readonly<Partial<Record<Breakpoint, T>>>

/** The values at the breakpoints where they change, smallest first. Undefined when there is none. */
export function toResponsiveValue<T>(at: (breakpoint: Breakpoint) => T | undefined): ResponsiveValue<T> | undefined {
  const values: Partial<Record<Breakpoint, T>> = {}
  let last: T | undefined
  for (const breakpoint of breakpointNames) {
    const value = at(breakpoint)
    if (value !== undefined && value !== last) values[breakpoint] = value
    last = value
  }
  return Object.keys(values).length > 0 ? values : undefined
}

/** The breakpoint whose value applies at `breakpoint`; `xs` where none does, which is the component's own value. */
export const effectiveBreakpoint = (values: ResponsiveValue<unknown>, breakpoint: Breakpoint): Breakpoint =>
  breakpointNames.slice(0, breakpointNames.indexOf(breakpoint) + 1).findLast((name) => name in values) ?? 'xs'

/** The value that applies at `breakpoint`. */
export const valueAt = <T>(values: ResponsiveValue<T> & { xs: T }, breakpoint: Breakpoint): T =>
  values[effectiveBreakpoint(values, breakpoint)] ?? values.xs
