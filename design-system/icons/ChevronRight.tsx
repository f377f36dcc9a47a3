import { createIcon } from './createIcon.tsx'

export const ChevronRightIcon = createIcon('m9.5 6 6 6-6 6')
