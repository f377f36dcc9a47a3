import { createIcon } from './createIcon.tsx'

export const CloseIcon = createIcon('M6 6l12 12M18 6 6 18')
