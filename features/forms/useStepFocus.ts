import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref of the region of a flow's steps, which takes the focus whenever `step` changes: the control that led to a step is gone with the one
 * before. `first`: the step that a page opens with without moving the focus; default: whichever it is. A layout effect, so that a form in the
 * region can move the focus on to a rejected field.
 */
export function useStepFocus<Step>(step: Step, first: Step = step): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null)
  const shown = useRef(first)
  useLayoutEffect(() => {
    if (shown.current !== step) region.current?.focus()
    shown.current = step
  }, [step])
  return region
}
