export { MenuDropdown, type MenuDropdownProps, preloadMenuDropdown } from './MenuDropdown.tsx'
export type { MenuDropdownItem } from './MenuDropdownPanel.tsx'
