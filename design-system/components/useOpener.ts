import { type Ref, type RefObject, useId, useRef, useState } from 'react'

/** What a control must carry to open a panel: spread it on a Button or an IconButton. */
export type Opener = {
  ref: Ref<HTMLButtonElement & HTMLAnchorElement>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: { detail: number }) => void
}

/** What the panel is told of the control that opens it. */
export type OpenedPanel = {
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The control, drawn long before the panel. */
  opener: RefObject<(HTMLButtonElement & HTMLAnchorElement) | null>
  /** Opened by a key: a menu then stands on its first line. */
  byKey: boolean
}

/** The state between a control that is on the page and its panel, which comes in a chunk of its own. */
export function useOpener(kind: Opener['aria-haspopup']): { props: Opener; panel: OpenedPanel } {
  const id = useId()
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const [state, setState] = useState({ open: false, byKey: false })
  const { open, byKey } = state
  return {
    props: {
      ref: opener,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      // A click that no pointer made has no count.
      onClick: ({ detail }) => setState({ open: !open, byKey: detail === 0 }),
    },
    panel: { id, open, byKey, opener, onOpenChange: (next) => setState({ open: next, byKey: false }) },
  }
}

/** A press on the control that opened the panel is the control's to answer; the panel closing too would let it open again. */
export const leaveToOpener = (opener: OpenedPanel['opener']) => (event: Event) => {
  if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
}
