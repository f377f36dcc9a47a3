export { MenuDropdown, type MenuDropdownItem, type MenuDropdownProps, preloadMenuDropdown } from './MenuDropdown.tsx'
