import type { ReactNode } from 'react'
import { lazyComponent, useLazyComponent } from '../../lazy/lazyComponent.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  /** Edge of the viewport that it is attached to. */
  side?: 'start' | 'end'
  children?: ReactNode
  /** Buttons, the primary one first; sticky while the body scrolls. */
  actions?: ReactNode
}

const lazyPanel = lazyComponent<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel)

/** Preloads the lazy panel of the drawer. */
export const preloadDrawer = lazyPanel.preload

/** A modal panel at the edge of the viewport, such as the filters of a list on a phone. */
export function Drawer(props: DrawerProps) {
  const Panel = useLazyComponent(lazyPanel, props.open)
  return Panel ? <Panel {...props} /> : null
}
