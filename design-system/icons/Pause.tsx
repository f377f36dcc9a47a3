import { createIcon } from './createIcon.tsx'

export const PauseIcon = createIcon('M8.5 5.5v13M15.5 5.5v13')
