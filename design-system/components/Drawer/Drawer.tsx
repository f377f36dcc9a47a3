import type { ReactNode } from 'react'
import { chunk, useChunk } from '../chunk.ts'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  /** The edge of the screen that it comes from. */
  side?: 'start' | 'end'
  children?: ReactNode
  /** Buttons, the primary one first; they stay in sight while the body scrolls. */
  actions?: ReactNode
}

const panel = chunk<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel)

/** Fetches the drawer's chunk ahead of its need. */
export const preloadDrawer = panel.preload

/** A panel at the side of the screen, for what one sets and looks back from: the filters of a list on a phone. */
export function Drawer(props: DrawerProps) {
  const Panel = useChunk(panel, props.open)
  return Panel ? <Panel {...props} /> : null
}
