import { systemDefaults } from '@casino/features/config/system'
import { z } from 'zod'
import { dayMs, hourMs, minuteMs } from './clock.ts'
import { readPlatformJson } from './paths.ts'

/** Limits and timeouts that the platform enforces. Amounts in øre. */
export interface Settings {
  readonly minAge: number
  readonly ageRange: { readonly min: number; readonly max: number }
  readonly minDeposit: number
  /** Hours until a raised deposit limit takes effect. */
  readonly limitRaiseHours: number
  readonly spinGapSeconds: number
  readonly sessionIdleMs: number
  readonly sessionAbsoluteMs: number
  readonly identityTransactionMs: number
  readonly challengeMs: number
}

/** Named values of the system configuration, within the range of the Danish rules (RULES, *Player protection*). */
const enforced = z.object({
  minAge: z.coerce.number().int().min(18).default(systemDefaults.minAge),
  minmaxAgePopup: z
    .string()
    .regex(/^\d+,\d+$/)
    .default(`${systemDefaults.ageRange.min},${systemDefaults.ageRange.max}`),
  minDeposit: z.coerce.number().int().min(100).default(systemDefaults.minDeposit),
  limitRaiseHours: z.coerce.number().min(24).max(48).default(systemDefaults.limitRaiseHours),
  spinGapSeconds: z.coerce.number().min(3).default(systemDefaults.spinGapSeconds),
})

const namedValues = z.array(z.object({ name: z.string(), value: z.string() }))

/** Parses the settings from the system configuration that the browser also receives. Throws with the name of an invalid value. */
export function parseSettings(source: unknown): Settings {
  const values = Object.fromEntries(namedValues.parse(source).map(({ name, value }) => [name, value]))
  const parsed = enforced.safeParse(values)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid system configuration (app/platform/seed/system-config.json):\n${lines.join('\n')}`)
  }
  const { minmaxAgePopup, ...numbers } = parsed.data
  const [min = 0, max = 0] = minmaxAgePopup.split(',').map(Number)
  return {
    ...numbers,
    ageRange: { min, max },
    sessionIdleMs: 30 * minuteMs,
    sessionAbsoluteMs: dayMs,
    identityTransactionMs: 10 * minuteMs,
    challengeMs: 10 * minuteMs,
  }
}

/** Settings from `seed/system-config.json`. Throws like `parsePlatformSettings`. */
export const readSettings = (): Settings => parseSettings(readPlatformJson('seed', 'system-config.json'))

/** Delay in ms before an increased deposit limit takes effect. */
export const limitRaiseMs = (settings: Pick<Settings, 'limitRaiseHours'>): number => settings.limitRaiseHours * hourMs
