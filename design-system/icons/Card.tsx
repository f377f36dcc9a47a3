import { createIcon } from './createIcon.tsx'

export const CardIcon = createIcon(
  'M5.75 5.5h12.5a2.25 2.25 0 0 1 2.25 2.25v8.5a2.25 2.25 0 0 1 -2.25 2.25h-12.5a2.25 2.25 0 0 1 -2.25 -2.25v-8.5a2.25 2.25 0 0 1 2.25 -2.25ZM3.5 10h17M7 14.75h3.5',
)
