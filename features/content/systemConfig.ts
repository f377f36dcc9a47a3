import { z } from 'zod'

/**
 * Parsed system configuration with defaults
 * (specification, *System config item*). Amounts in øre.
 */
export interface SystemConfig {
  minAge: number
  /** `minmaxAgePopup`: ages with a specific message. */
  ageRange: { min: number; max: number }
  minDeposit: number
  quickAmounts: readonly number[]
  limitSuggestions: { day: readonly number[]; week: readonly number[]; month: readonly number[] }
  /** Hours until a raised limit takes effect: 24 to 48. */
  limitRaiseHours: number
  /** Minutes of play between two reality checks: 1 to 60, never off. */
  realityCheckMinutes: number
  /** Seconds between two spins: at least 3. */
  spinGapSeconds: number
}

/** Defaults of values that the back end does not set. */
export const defaultSystemConfig: SystemConfig = {
  minAge: 21,
  ageRange: { min: 18, max: 20 },
  minDeposit: 10_000,
  quickAmounts: [20_000, 50_000, 100_000],
  limitSuggestions: { day: [20_000, 50_000, 100_000], week: [50_000, 100_000, 200_000], month: [100_000, 300_000, 600_000] },
  limitRaiseHours: 24,
  realityCheckMinutes: 5,
  spinGapSeconds: 3,
}

const amount = z.number().int().positive()
const amounts = z.array(amount).min(1).max(6)
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'not JSON', input: text })
        return z.NEVER
      }
    })
    .pipe(schema)
const ageRange = z
  .string()
  .regex(/^\d{1,3}\s*,\s*\d{1,3}$/, 'expected two numbers separated by a comma')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().int(), z.number().int()]))
  .refine(([min, max]) => min <= max, 'the first age is above the second')
  .transform(([min, max]) => ({ min, max }))

/** Name and schema of each value in the back end's configuration. The bounds are the Danish rules (RULES, *Player protection*). */
const systemConfigFields = {
  minAge: { name: 'minAge', schema: json(z.number().int().min(18).max(99)) },
  ageRange: { name: 'minmaxAgePopup', schema: ageRange },
  minDeposit: { name: 'minDeposit', schema: json(amount) },
  quickAmounts: { name: 'quickTransferAmounts', schema: json(amounts) },
  limitSuggestions: { name: 'limitSuggestions', schema: json(z.object({ day: amounts, week: amounts, month: amounts })) },
  limitRaiseHours: { name: 'limitRaiseHours', schema: json(z.number().int().min(24).max(48)) },
  realityCheckMinutes: { name: 'realityCheckMinutes', schema: json(z.number().int().min(1).max(60)) },
  spinGapSeconds: { name: 'spinGapSeconds', schema: json(z.number().min(3)) },
} as const satisfies { [K in keyof SystemConfig]: { name: string; schema: z.ZodType<SystemConfig[K]> } }

/** Names to request from the back end (`systemConfigByName`). */
export const systemConfigNames: readonly string[] = Object.values(systemConfigFields).map(({ name }) => name)

/**
 * Parses raw values by name; a missing name takes its default.
 * Throws an Error with the name and the schema's issues, so that a configuration mistake cannot weaken a rule.
 */
export function parseSystemConfig(raw: Readonly<Record<string, string | undefined>>): SystemConfig {
  const read = <K extends keyof SystemConfig>(key: K): SystemConfig[K] => {
    const { name, schema } = systemConfigFields[key]
    const text = raw[name]
    if (text === undefined) return defaultSystemConfig[key]
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data as SystemConfig[K] // `sources` is checked against SystemValues where it is defined
    throw new Error(`system configuration "${name}": ${parsed.error.issues.map(({ message }) => message).join('; ')} (value: ${text})`)
  }
  return {
    minAge: read('minAge'),
    ageRange: read('ageRange'),
    minDeposit: read('minDeposit'),
    quickAmounts: read('quickAmounts'),
    limitSuggestions: read('limitSuggestions'),
    limitRaiseHours: read('limitRaiseHours'),
    realityCheckMinutes: read('realityCheckMinutes'),
    spinGapSeconds: read('spinGapSeconds'),
  }
}
