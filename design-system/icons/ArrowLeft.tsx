import { createIcon } from './icon.tsx'

export const ArrowLeftIcon = createIcon('M19 12H5m6-6-6 6 6 6')
