export { type FilterChipOption, FilterChips, type FilterChipsProps } from './FilterChips.tsx'
