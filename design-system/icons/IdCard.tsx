import { createIcon } from './createIcon.tsx'

export const IdCardIcon = createIcon(
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5ZM7.25 10a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0ZM6.5 15.5c.3-1.4 1.2-2 2.5-2s2.2.6 2.5 2M14 10h3.5M14 13.5h3.5',
)
