import { createIcon } from './createIcon.tsx'

export const LimitsIcon = createIcon(
  'M5 17.5a8.25 8.25 0 1 1 14 0M10.75 14a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0ZM12.9 12.9l3.1-3.65',
)
