import { createIcon } from './createIcon.tsx'

export const ChevronDownIcon = createIcon('m6 9.5 6 6 6-6')
