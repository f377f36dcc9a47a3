import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts'
import type { DrawerProps } from './DrawerPanel.tsx'

const lazyPanel = lazyComponent<DrawerProps>(async () => (await import('./DrawerPanel.tsx')).DrawerPanel)

/** Preloads the lazy panel of the drawer. */
export const preloadDrawer = lazyPanel.preload

/** A modal panel at the edge of the viewport, such as the filters of a list on a phone. */
export function Drawer(props: DrawerProps) {
  const Panel = useLazyOverlay(lazyPanel, props.open, () => props.onOpenChange(false))
  return Panel ? <Panel {...props} /> : null
}
