import { createIcon } from './createIcon.tsx'

export const MailIcon = createIcon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.9 6.75 12 12.75l8.1-6',
)
