import { createIcon } from './createIcon.tsx'

export const TableIcon = createIcon(
  'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0ZM8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0ZM12 3.75v4.5M12 15.75v4.5M3.75 12h4.5M15.75 12h4.5',
)
