export { Menu, type MenuProps } from './Menu.tsx'
export type { MenuEntry } from './MenuPanel.tsx'
