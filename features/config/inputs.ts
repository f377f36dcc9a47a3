import type { TextKey } from './texts/index.ts'

/** The inputs that a screen names for the server's themes by itself, with the labels they bear; those of a form are named by its registry. */
export const inputs = {
  search: ['games.search'],
  filter: ['games.sort', 'transactions.period'],
  identity: ['login.cpr_label'],
  bonus: ['register.bonus_legend'],
} as const satisfies Readonly<Record<string, readonly TextKey[]>>
