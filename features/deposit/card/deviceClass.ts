import { up } from '@casino/design-system/theme'
import type { DeviceClass } from './challengeWindow.ts'

/** Device class of this browser by the width of its window, for the payment provider. */
export function readDeviceClass(): DeviceClass {
  if (window.matchMedia(up('lg')).matches) return 'desktop'
  return window.matchMedia(up('sm')).matches ? 'tablet' : 'mobile'
}

export const readLandscape = (): boolean => window.matchMedia('(orientation: landscape)').matches
