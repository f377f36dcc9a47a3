import { icon } from './icon.tsx'

export const MoreIcon = icon('M5.5 12h.01M12 12h.01M18.5 12h.01')
