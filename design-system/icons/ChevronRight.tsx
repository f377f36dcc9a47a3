import { icon } from './icon.tsx'

export const ChevronRightIcon = icon('m9.5 6 6 6-6 6')
