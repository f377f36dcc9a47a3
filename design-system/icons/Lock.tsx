import { createIcon } from './createIcon.tsx'

export const LockIcon = createIcon(
  'M7.5 10.5h9a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2ZM8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14.5v1.75',
)
