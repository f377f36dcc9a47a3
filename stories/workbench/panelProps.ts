import type { Breakpoint } from '@casino/tokens/breakpoints'
import type { EditAction } from './editHistory.ts'
import type { ResolvedResponses } from './model.ts'
import type { RawResponses } from './responses.ts'

/** Props of the panel beside the preview. */
export interface PanelProps {
  responses: RawResponses
  resolved: ResolvedResponses
  /** Name of the theme or the form. */
  name: string
  onSelect: (name: string) => void
  breakpoint: Breakpoint
  onBreakpoint: (breakpoint: Breakpoint) => void
  /** Name of the field that the frames scroll to. */
  focusedField: string
  onFocusField: (field: string) => void
  dispatch: (action: EditAction) => void
}
