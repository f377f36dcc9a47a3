import type { OpenProps } from './typeCycle.ts'

export interface PanelProps {
  open: boolean
  initial: OpenProps
}
