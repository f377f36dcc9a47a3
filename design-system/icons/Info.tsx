import { createIcon } from './createIcon.tsx'

export const InfoIcon = createIcon('M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0ZM12 11.25v5M12 7.75v.01')
