import { createIcon } from './createIcon.tsx'

export const HomeIcon = createIcon('M4 11.2 12 4.5l8 6.7M6 9.8V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.8M10 20v-5.5h4V20')
