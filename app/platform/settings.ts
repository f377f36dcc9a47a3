import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { z } from 'zod'
import { dayMs, hourMs, minuteMs } from './clock.ts'
import { readPlatformJson } from './paths.ts'

/** Limits and timeouts that the platform enforces. Amounts in øre. */
export interface PlatformSettings {
  minAge: number
  ageRange: { min: number; max: number }
  minDeposit: number
  /** Hours until a raised deposit limit takes effect. */
  limitRaiseHours: number
  spinGapSeconds: number
  sessionIdleTimeoutMs: number
  sessionAbsoluteTimeoutMs: number
  identityTransactionTimeoutMs: number
  challengeTimeoutMs: number
}

/** Named values of the system configuration, within the range of the Danish rules (RULES, *Player protection*). */
const settingsSchema = z.object({
  minAge: z.coerce.number().int().min(18).default(defaultSystemConfig.minAge),
  minmaxAgePopup: z
    .string()
    .regex(/^\d+,\d+$/)
    .default(`${defaultSystemConfig.ageRange.min},${defaultSystemConfig.ageRange.max}`),
  minDeposit: z.coerce.number().int().min(100).default(defaultSystemConfig.minDeposit),
  limitRaiseHours: z.coerce.number().min(24).max(48).default(defaultSystemConfig.limitRaiseHours),
  spinGapSeconds: z.coerce.number().min(3).default(defaultSystemConfig.spinGapSeconds),
})

const namedValuesSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** Parses the settings from the system configuration that the browser also receives. Throws with the name of an invalid value. */
export function parsePlatformSettings(source: unknown): PlatformSettings {
  const values = Object.fromEntries(namedValuesSchema.parse(source).map(({ name, value }) => [name, value]))
  const parsed = settingsSchema.safeParse(values)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid system configuration (app/platform/seed/system-config.json):\n${lines.join('\n')}`)
  }
  const { minmaxAgePopup, ...numbers } = parsed.data
  const [min = 0, max = 0] = minmaxAgePopup.split(',').map(Number)
  return {
    ...numbers,
    ageRange: { min, max },
    sessionIdleTimeoutMs: 30 * minuteMs,
    sessionAbsoluteTimeoutMs: dayMs,
    identityTransactionTimeoutMs: 10 * minuteMs,
    challengeTimeoutMs: 10 * minuteMs,
  }
}

/** Settings from `seed/system-config.json`. Throws like `parsePlatformSettings`. */
export const readPlatformSettings = (): PlatformSettings => parsePlatformSettings(readPlatformJson('seed', 'system-config.json'))

/** Delay in ms before an increased deposit limit takes effect. */
export const limitIncreaseDelayMs = (settings: Pick<PlatformSettings, 'limitRaiseHours'>): number => settings.limitRaiseHours * hourMs
