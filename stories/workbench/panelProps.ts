import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { Edit } from './history.ts'
import type { Resolved, Served } from './model.ts'

/** What the panel beside the preview works on. */
export interface PanelProps {
  readonly now: Served
  readonly resolved: Resolved
  /** Of the theme, or the form. */
  readonly name: string
  readonly onChoose: (name: string) => void
  readonly screen: Breakpoint
  readonly onScreen: (screen: Breakpoint) => void
  /** Id of the list of keys that are offered. */
  readonly textList: string
  /** A field that the windows bring into view. */
  readonly look: string
  readonly onLook: (field: string) => void
  readonly change: (change: Edit) => void
}
