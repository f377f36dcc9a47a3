import { createIcon } from './createIcon.tsx'

export const ShieldIcon = createIcon('M12 3.75 5.5 6v5.5c0 4 2.6 7.1 6.5 8.75 3.9-1.65 6.5-4.75 6.5-8.75V6ZM9.25 11.75l2 2 3.5-3.75')
