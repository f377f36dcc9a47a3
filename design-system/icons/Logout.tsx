import { createIcon } from './createIcon.tsx'

export const LogoutIcon = createIcon('M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5')
