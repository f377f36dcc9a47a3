import { createIcon } from './createIcon.tsx'

export const ClockIcon = createIcon('M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0ZM12 7.5V12l3 2')
