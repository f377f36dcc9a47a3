import { createIcon } from './createIcon.tsx'

export const SlotsIcon = createIcon(
  'M6.25 4.5h11.5a2.25 2.25 0 0 1 2.25 2.25v10.5a2.25 2.25 0 0 1 -2.25 2.25h-11.5a2.25 2.25 0 0 1 -2.25 -2.25v-10.5a2.25 2.25 0 0 1 2.25 -2.25ZM9 9.25h6l-3.25 6.5M4 12h1.5M18.5 12H20',
)
