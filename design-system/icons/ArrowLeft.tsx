import { createIcon } from './createIcon.tsx'

export const ArrowLeftIcon = createIcon('M19 12H5m6-6-6 6 6 6')
