import { createIcon } from './createIcon.tsx'

export const ExternalIcon = createIcon(
  'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8.5A1.5 1.5 0 0 1 6 7h4',
)
