/**
 * Values of the system configuration that the browser needs, parsed and with their defaults
 * (specification, *System config item*). Amounts in øre, times in ms unless named otherwise.
 */
export interface SystemValues {
  readonly minAge: number
  /** `minmaxAgePopup`: ages with a message of their own. */
  readonly ageRange: { readonly min: number; readonly max: number }
  readonly minDeposit: number
  readonly quickAmounts: readonly number[]
  readonly limitSuggestions: { readonly day: readonly number[]; readonly week: readonly number[]; readonly month: readonly number[] }
  /** Hours until a raised limit takes effect: 24 to 48. */
  readonly limitRaiseHours: number
  readonly realityCheckMinutes: number
  readonly spinGapSeconds: number
}

/** Names of the values in the back end's system configuration, with the default that stands in for a missing one. */
export const systemDefaults: SystemValues = {
  minAge: 21,
  ageRange: { min: 18, max: 20 },
  minDeposit: 10_000,
  quickAmounts: [20_000, 50_000, 100_000],
  limitSuggestions: { day: [20_000, 50_000, 100_000], week: [50_000, 100_000, 200_000], month: [100_000, 300_000, 600_000] },
  limitRaiseHours: 24,
  realityCheckMinutes: 5,
  spinGapSeconds: 3,
}
