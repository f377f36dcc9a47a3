import { useOverlay } from 'react-aria/useOverlay' // red: one-overlay-family

export const overlay = useOverlay
