import { createIcon } from './icon.tsx'

export const PauseIcon = createIcon('M8.5 5.5v13M15.5 5.5v13')
