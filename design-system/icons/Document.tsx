import { createIcon } from './createIcon.tsx'

export const DocumentIcon = createIcon(
  'M13.5 3.75H7a1.5 1.5 0 0 0-1.5 1.5v13.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5v-10l-5-5ZM13.5 3.75v5h5M9 13h6M9 16.5h4',
)
