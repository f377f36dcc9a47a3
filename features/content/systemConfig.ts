import type { z } from 'zod'
import { accountValues } from './systemConfig/accounts.ts'
import type { SystemConfigValue } from './systemConfig/defineValue.ts'
import { paymentValues } from './systemConfig/payments.ts'
import { protectionValues } from './systemConfig/protection.ts'
import { siteValues } from './systemConfig/site.ts'
import { withdrawalValues } from './systemConfig/withdrawals.ts'

const values = { ...protectionValues, ...paymentValues, ...withdrawalValues, ...accountValues, ...siteValues }

/** Parsed system configuration (specification, *System config item*). Site and platform parse with the same schemas and bounds. */
export type SystemConfig = { [K in keyof typeof values]: z.output<(typeof values)[K]['schema']> }
export type SystemConfigKey = keyof SystemConfig

/** Every value by its key in the code: its name at the back end, schema, default and documentation. */
export const systemConfigValues: { readonly [K in SystemConfigKey]: SystemConfigValue<z.ZodType<SystemConfig[K]>> } = values

export const systemConfigKeys = Object.keys(values) as readonly SystemConfigKey[] // the keys of the literal above

/** Used for each value that the back end does not set, or sets to an invalid one. */
export const defaultSystemConfig = Object.fromEntries(systemConfigKeys.map((key) => [key, values[key].fallback])) as unknown as SystemConfig // each key with its own fallback

/** An invalid value, replaced by its default. */
export interface SystemConfigIssue {
  /** Name of the value in the back end's configuration. */
  name: string
  /** What is wrong, without the rejected value: safe to log. */
  reason: string
}

/** A parsed value, or its default and what was wrong. `text`: undefined takes the default without an issue. Never throws. */
export function parseSystemConfigValue<K extends SystemConfigKey>(
  key: K,
  text: string | undefined,
): { value: SystemConfig[K]; issue: SystemConfigIssue | null } {
  const { name, schema, fallback } = systemConfigValues[key]
  if (text === undefined) return { value: fallback, issue: null }
  const parsed = schema.safeParse(text)
  if (parsed.success) return { value: parsed.data, issue: null }
  return { value: fallback, issue: { name, reason: parsed.error.issues.map(({ message }) => message).join('; ') } }
}

/**
 * Parses raw values by name, each on its own; never throws. A missing or invalid value takes its default, so a mistake in the
 * configuration cannot weaken a rule. The caller decides whether an issue is fatal.
 */
export function parseSystemConfig(raw: Readonly<Record<string, string | undefined>>): {
  values: SystemConfig
  issues: readonly SystemConfigIssue[]
} {
  const parsed = systemConfigKeys.map((key) => ({ key, ...parseSystemConfigValue(key, raw[systemConfigValues[key].name]) }))
  return {
    values: Object.fromEntries(parsed.map(({ key, value }) => [key, value])) as unknown as SystemConfig, // one entry per key
    issues: parsed.flatMap(({ issue }) => issue ?? []),
  }
}
