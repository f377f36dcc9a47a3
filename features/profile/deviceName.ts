import type { Translate } from '../content/useTranslations.tsx'
import type { Login } from './calls.ts'

/** Danish name of a device, e.g. `Computer · Chrome, Windows`. */
export function deviceName(device: Pick<NonNullable<Login['device']>, 'type' | 'browser'> | null, t: Translate): string {
  if (!device) return t('profile.device_unknown')
  const type = t(`profile.device_${device.type}`)
  return device.browser ? `${type} · ${device.browser}` : type
}
