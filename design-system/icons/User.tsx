import { createIcon } from './createIcon.tsx'

export const UserIcon = createIcon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0ZM4.75 20c.6-3.7 3.5-5.75 7.25-5.75s6.65 2.05 7.25 5.75',
)
