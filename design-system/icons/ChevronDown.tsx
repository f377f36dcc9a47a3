import { createIcon } from './icon.tsx'

export const ChevronDownIcon = createIcon('m6 9.5 6 6 6-6')
