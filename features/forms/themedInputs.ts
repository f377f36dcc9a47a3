import type { TextKey } from '../content/texts/index.ts'

/** Themes of inputs outside forms, with the labels that use each. Inputs of a form take their theme from its field registry. */
export const themedInputs = {
  search: ['games.search'],
  filter: ['games.sort', 'transactions.period'],
  identity: ['login.cpr_label'],
  bonus: ['register.bonus_legend'],
} as const satisfies Readonly<Record<string, readonly TextKey[]>>
