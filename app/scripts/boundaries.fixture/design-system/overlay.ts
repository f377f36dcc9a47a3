import { useOverlay } from 'react-aria/useOverlay'

export const overlay = useOverlay
