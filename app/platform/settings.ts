import { systemDefaults } from '@casino/features/config/system'
import { dayMs, hourMs, minuteMs } from './clock.ts'

/** Numbers that the platform enforces. Amounts in øre. The same values that the system configuration shows to the browser. */
export interface Settings {
  readonly minAge: number
  readonly ageRange: { readonly min: number; readonly max: number }
  readonly minDeposit: number
  /** Hours until a raised deposit limit takes effect: 24 to 48. */
  readonly limitRaiseHours: number
  readonly spinGapSeconds: number
  readonly sessionIdleMs: number
  readonly sessionAbsoluteMs: number
  readonly identityTransactionMs: number
  readonly challengeMs: number
}

export const defaultSettings: Settings = {
  minAge: systemDefaults.minAge,
  ageRange: systemDefaults.ageRange,
  minDeposit: systemDefaults.minDeposit,
  limitRaiseHours: systemDefaults.limitRaiseHours,
  spinGapSeconds: systemDefaults.spinGapSeconds,
  sessionIdleMs: 30 * minuteMs,
  sessionAbsoluteMs: dayMs,
  identityTransactionMs: 10 * minuteMs,
  challengeMs: 10 * minuteMs,
}

/** Refuses values outside what Danish rules allow. Throws with the name of the setting. */
export function checkSettings(settings: Settings): Settings {
  if (settings.limitRaiseHours < 24 || settings.limitRaiseHours > 48) throw new Error('limitRaiseHours must be 24 to 48')
  if (settings.minAge < 18) throw new Error('minAge must be at least 18')
  if (settings.spinGapSeconds < 3) throw new Error('spinGapSeconds must be at least 3')
  if (settings.sessionIdleMs > settings.sessionAbsoluteMs) throw new Error('sessionIdleMs must not exceed sessionAbsoluteMs')
  return settings
}

export const limitRaiseMs = (settings: Settings): number => settings.limitRaiseHours * hourMs
