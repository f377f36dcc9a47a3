import { icon } from './icon.tsx'

export const PlusIcon = icon('M12 5v14M5 12h14')
