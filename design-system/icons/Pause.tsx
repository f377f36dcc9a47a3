import { icon } from './icon.tsx'

export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13')
