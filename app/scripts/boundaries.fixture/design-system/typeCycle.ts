import type { PanelProps } from './typeCyclePanel.ts' // red: no-cycles

export type OpenProps = Pick<PanelProps, 'open'>
