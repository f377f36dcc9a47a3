import { createIcon } from './createIcon.tsx'

export const PhoneIcon = createIcon(
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM10.5 17.5h3',
)
