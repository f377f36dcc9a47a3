import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { EditAction } from './history.ts'
import type { RawResponses, ResolvedResponses } from './model.ts'

/** Props of the panel beside the preview. */
export interface PanelProps {
  readonly responses: RawResponses
  readonly resolved: ResolvedResponses
  /** Name of the theme or the form. */
  readonly name: string
  readonly onSelect: (name: string) => void
  readonly breakpoint: Breakpoint
  readonly onBreakpoint: (breakpoint: Breakpoint) => void
  /** Id of the datalist of text keys. */
  readonly textList: string
  /** Name of the field that the frames scroll to. */
  readonly focusedField: string
  readonly onFocusField: (field: string) => void
  readonly dispatch: (action: EditAction) => void
}
