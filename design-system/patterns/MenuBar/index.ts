export { MenuBar, type MenuBarProps } from './MenuBar.tsx'
export { MenuBarAroundLogo, type MenuBarAroundLogoProps } from './MenuBarAroundLogo.tsx'
export type { MenuBarItem } from './MenuBarList.tsx'
