import { createIcon } from './createIcon.tsx'

export const TrophyIcon = createIcon(
  'M8 4.5h8v5.25a4 4 0 0 1-8 0V4.5ZM8 6H4.75v1.5A3.25 3.25 0 0 0 8 10.75M16 6h3.25v1.5A3.25 3.25 0 0 1 16 10.75M12 13.75V17M8.5 19.75h7M9.75 19.75c0-1.75.75-2.75 2.25-2.75s2.25 1 2.25 2.75',
)
