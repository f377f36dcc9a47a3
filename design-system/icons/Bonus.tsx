import { createIcon } from './createIcon.tsx'

export const BonusIcon = createIcon(
  'M5 8.5h14a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1ZM5.5 12.5V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-6.5M12 8.5V20M12 8.5C10.5 4 6.5 4 6.75 6.6 6.9 8 9 8.5 12 8.5Zm0 0c1.5-4.5 5.5-4.5 5.25-1.9C17.1 8 15 8.5 12 8.5Z',
)
