export { MenuDropdown, type MenuDropdownProps, type MenuItem, preloadMenu } from './MenuDropdown.tsx'
