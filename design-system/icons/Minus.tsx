import { createIcon } from './createIcon.tsx'

export const MinusIcon = createIcon('M5 12h14')
