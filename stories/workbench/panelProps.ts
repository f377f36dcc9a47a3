import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { Edit } from './history.ts'
import type { Resolved, Served } from './model.ts'

/** Props of the panel beside the preview. */
export interface PanelProps {
  readonly now: Served
  readonly resolved: Resolved
  /** Name of the theme or the form. */
  readonly name: string
  readonly onChoose: (name: string) => void
  readonly screen: Breakpoint
  readonly onScreen: (screen: Breakpoint) => void
  /** Id of the datalist of text keys. */
  readonly textList: string
  /** Name of the field that the frames scroll to. */
  readonly look: string
  readonly onLook: (field: string) => void
  readonly change: (change: Edit) => void
}
