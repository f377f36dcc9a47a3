import { createIcon } from './createIcon.tsx'

export const CalendarIcon = createIcon('M5 6h14v14H5ZM5 10h14M8.5 3.5v4M15.5 3.5v4')
