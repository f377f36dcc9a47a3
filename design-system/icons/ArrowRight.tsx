import { createIcon } from './createIcon.tsx'

export const ArrowRightIcon = createIcon('M5 12h14m-6-6 6 6-6 6')
