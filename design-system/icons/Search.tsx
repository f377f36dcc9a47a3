import { createIcon } from './createIcon.tsx'

export const SearchIcon = createIcon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4 4')
