import type { ReactNode } from 'react'

/** A live do/don't pair of the same content, with the reason below each. */
export interface GuideExample {
  right: ReactNode
  rightReason: string
  wrong: ReactNode
  wrongReason: string
}

/**
 * How to use one component or pattern. Placed next to its story (`Button.guide.tsx`, `Button.stories.tsx`) and rendered on its docs page;
 * props, states and cost are generated.
 */
export interface Guide {
  useWhen: readonly string[]
  avoidWhen: readonly string[]
  /** Its parts, from the outside in or from start to end. */
  anatomy: readonly (readonly [part: string, what: string])[]
  examples: readonly GuideExample[]
  /** Empty for a component that is not focusable. */
  keyboard: readonly (readonly [keys: string, what: string])[]
}

/** Shared by components that are a plain link. */
export const linkKeys: Guide['keyboard'] = [
  ['Tab', 'Moves focus to the link.'],
  ['Enter', 'Follows it.'],
]
/** Shared by text fields. */
export const fieldKeys: Guide['keyboard'] = [
  ['Tab', 'Moves into the field and to the next one; an error never traps focus.'],
  ['Enter', 'Submits the form.'],
]
