/** Why a player cannot have an offered bonus. */
export const bonusRefusals = ['received', 'other_active', 'first_deposit_only', 'below_minimum', 'code_only'] as const
export type BonusRefusal = (typeof bonusRefusals)[number]
