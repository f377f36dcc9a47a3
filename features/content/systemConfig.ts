import { z } from 'zod'
import { oreSchema } from '../api/scalars.ts'
import { kroner, type Ore } from '../format/money.ts'

/** Parsed system configuration (specification, *System config item*). One parser for site and platform: both apply the same bounds. */
export interface SystemConfig {
  /** Years: at least 18. */
  minAge: number
  /** `minmaxAgePopup`: ages in years, inclusive, that are refused with a specific message. */
  ageRange: { min: number; max: number }
  /** Øre: at least 1 kr. */
  minDeposit: Ore
  /** Øre. */
  quickAmounts: readonly Ore[]
  /** Øre. Suggestions only: the player may type any amount. */
  limitSuggestions: { day: readonly Ore[]; week: readonly Ore[]; month: readonly Ore[] }
  /** Hours until a raised limit takes effect: 24 to 48. */
  limitRaiseHours: number
  /** Minutes of play between two reality checks: 1 to 60, never off. */
  realityCheckMinutes: number
  /** Seconds between two spins: at least 3. */
  spinGapSeconds: number
}

const inKroner = (...amounts: number[]): readonly Ore[] => amounts.map(kroner)

/** Used for each value that the back end does not set, or sets to an invalid one. All are within the Danish rules. */
export const defaultSystemConfig: SystemConfig = {
  minAge: 21,
  ageRange: { min: 18, max: 20 },
  minDeposit: kroner(100),
  quickAmounts: inKroner(200, 500, 1000),
  limitSuggestions: { day: inKroner(200, 500, 1000), week: inKroner(500, 1000, 2000), month: inKroner(1000, 3000, 6000) },
  limitRaiseHours: 24,
  realityCheckMinutes: 5,
  spinGapSeconds: 3,
}

const amount = oreSchema.positive()
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
  .regex(/^\s*\d{1,3}\s*,\s*\d{1,3}\s*$/, 'expected two numbers separated by a comma')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number().int(), z.number().int()]))
  .refine(([min, max]) => min <= max, 'the first age is above the second')
  .transform(([min, max]) => ({ min, max }))

/** Name and schema of each value in the back end's configuration. The bounds are the Danish rules (RULES, *Player protection*). */
const systemConfigFields: { readonly [K in keyof SystemConfig]: { name: string; schema: z.ZodType<SystemConfig[K]> } } = {
  minAge: { name: 'minAge', schema: json(z.number().int().min(18).max(99)) },
  ageRange: { name: 'minmaxAgePopup', schema: ageRange },
  minDeposit: { name: 'minDeposit', schema: json(oreSchema.min(kroner(1))) },
  quickAmounts: { name: 'quickTransferAmounts', schema: json(amounts) },
  limitSuggestions: { name: 'limitSuggestions', schema: json(z.object({ day: amounts, week: amounts, month: amounts })) },
  limitRaiseHours: { name: 'limitRaiseHours', schema: json(z.number().int().min(24).max(48)) },
  realityCheckMinutes: { name: 'realityCheckMinutes', schema: json(z.number().int().min(1).max(60)) },
  spinGapSeconds: { name: 'spinGapSeconds', schema: json(z.number().min(3)) },
}

/** Names to request from the back end (`systemConfigByName`). */
export const systemConfigNames: readonly string[] = Object.values(systemConfigFields).map(({ name }) => name)

/** An invalid value, replaced by its default. */
export interface SystemConfigIssue {
  /** Name of the value in the back end's configuration. */
  name: string
  /** What is wrong, without the rejected value: safe to log. */
  reason: string
}

/**
 * Parses raw values by name, each on its own; never throws. A missing or invalid value takes its default, so a mistake in the
 * configuration cannot weaken a rule. The caller decides whether an issue is fatal.
 */
export function parseSystemConfig(raw: Readonly<Record<string, string | undefined>>): {
  values: SystemConfig
  issues: readonly SystemConfigIssue[]
} {
  const issues: SystemConfigIssue[] = []
  const read = <K extends keyof SystemConfig>(key: K): SystemConfig[K] => {
    const { name, schema } = systemConfigFields[key]
    const text = raw[name]
    if (text === undefined) return defaultSystemConfig[key]
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    issues.push({ name, reason: parsed.error.issues.map(({ message }) => message).join('; ') })
    return defaultSystemConfig[key]
  }
  const values: SystemConfig = {
    minAge: read('minAge'),
    ageRange: read('ageRange'),
    minDeposit: read('minDeposit'),
    quickAmounts: read('quickAmounts'),
    limitSuggestions: read('limitSuggestions'),
    limitRaiseHours: read('limitRaiseHours'),
    realityCheckMinutes: read('realityCheckMinutes'),
    spinGapSeconds: read('spinGapSeconds'),
  }
  return { values, issues }
}
