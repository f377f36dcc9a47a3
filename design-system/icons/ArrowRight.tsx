import { icon } from './icon.tsx'

export const ArrowRightIcon = icon('M5 12h14m-6-6 6 6-6 6')
