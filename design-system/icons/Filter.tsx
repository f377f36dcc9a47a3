import { createIcon } from './createIcon.tsx'

export const FilterIcon = createIcon('M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4')
