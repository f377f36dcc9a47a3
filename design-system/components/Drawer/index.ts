export { Drawer, type DrawerProps, preloadDrawer } from './Drawer.tsx'
