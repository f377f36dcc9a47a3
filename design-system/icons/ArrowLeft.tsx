import { icon } from './icon.tsx'

export const ArrowLeftIcon = icon('M19 12H5m6-6-6 6 6 6')
