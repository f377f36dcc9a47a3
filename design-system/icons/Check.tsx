import { createIcon } from './createIcon.tsx'

export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5')
