import { createIcon } from './createIcon.tsx'

export const RefreshIcon = createIcon('M19.5 5v4.5H15M19 9.5A7.75 7.75 0 1 0 19.75 13')
