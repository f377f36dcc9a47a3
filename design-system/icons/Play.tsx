import { icon } from './icon.tsx'

export const PlayIcon = icon('M8 5.5v13l10.5-6.5Z')
