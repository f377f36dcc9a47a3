import { createIcon } from './createIcon.tsx'

export const MoreIcon = createIcon(
  'M4.75 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0ZM11.25 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0ZM17.75 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0Z',
)
