import { createIcon } from './createIcon.tsx'

export const ChevronLeftIcon = createIcon('m14.5 6-6 6 6 6')
