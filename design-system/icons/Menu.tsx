import { createIcon } from './createIcon.tsx'

export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16')
