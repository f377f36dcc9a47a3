export { MenuBar, type MenuBarItem, type MenuBarProps } from './MenuBar.tsx'
