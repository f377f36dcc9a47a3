import { createIcon } from './icon.tsx'

export const PlayIcon = createIcon('M8 5.5v13l10.5-6.5Z')
