export { MenuBar, type MenuBarProps } from './MenuBar.tsx'
export type { MenuBarItem } from './MenuBarList.tsx'
