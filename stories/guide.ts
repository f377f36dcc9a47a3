import type { ReactNode } from 'react'

/** The same content put right and put wrong, live, with the reason below each. */
export interface Example {
  readonly right: ReactNode
  readonly because: string
  readonly wrong: ReactNode
  readonly why: string
}

/**
 * How to use one component or pattern. Stands beside its story (`Button.guide.tsx` beside `Button.stories.tsx`) and is drawn on its docs page;
 * props, states and cost are read from the source.
 */
export interface Guide {
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  /** Its parts from the outside in, or from start to end. */
  readonly anatomy: readonly (readonly [part: string, what: string])[]
  readonly examples: readonly Example[]
  /** Empty for what takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, what: string])[]
}

/** Shared by what is a plain link. */
export const linkKeys: Guide['keyboard'] = [
  ['Tab', 'Moves the focus to the link.'],
  ['Enter', 'Follows it.'],
]
/** Shared by fields that are written in. */
export const fieldKeys: Guide['keyboard'] = [
  ['Tab', 'Moves into the field and on to the next; an error never holds the focus.'],
  ['Enter', 'Submits the form.'],
]
