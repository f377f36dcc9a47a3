export { Drawer, preloadDrawer } from './Drawer.tsx'
export type { DrawerProps } from './DrawerPanel.tsx'
