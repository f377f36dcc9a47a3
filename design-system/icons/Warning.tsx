import { createIcon } from './createIcon.tsx'

export const WarningIcon = createIcon('M12 4.25 3.5 19h17L12 4.25ZM12 10v4M12 16.5v.01')
