import { createIcon } from './createIcon.tsx'

export const NewsIcon = createIcon(
  'M5.5 4.5h10a1 1 0 0 1 1 1v12a2 2 0 0 0 2 2h-12a2 2 0 0 1-2-2v-12a1 1 0 0 1 1-1ZM16.5 9.5H19a1 1 0 0 1 1 1V18a1.5 1.5 0 0 1-1.5 1.5M7.75 8.25h5.5M7.75 12h5.5M7.75 15.75h3.5',
)
