import { createIcon } from './createIcon.tsx'

export const DangerIcon = createIcon('M8.6 3.75h6.8l4.85 4.85v6.8l-4.85 4.85H8.6L3.75 15.4V8.6L8.6 3.75ZM12 8v4.5M12 15.75v.01')
