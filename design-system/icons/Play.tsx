import { createIcon } from './createIcon.tsx'

export const PlayIcon = createIcon('M8 5.5v13l10.5-6.5Z')
