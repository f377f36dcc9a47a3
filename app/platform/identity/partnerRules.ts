import type { identityTransactions, partnerTokens } from '../db/schema.ts'

type PartnerToken = typeof partnerTokens.$inferSelect
type IdentityTransaction = typeof identityTransactions.$inferSelect

/** Whether what a partner has handed over can be used, as this type, at `now` (UTC ms): once, until it expires. */
export const isTokenUsable = (
  token: Pick<PartnerToken, 'type' | 'usedAt' | 'expiresAt'>,
  type: PartnerToken['type'],
  now: number,
): boolean => token.type === type && token.usedAt === null && now < token.expiresAt

/** Whether a transaction can carry a login by hand-over at `now` (UTC ms): it was started for a login and is unused. */
export const isOpenForLogin = (
  { state, stepUp, expiresAt }: Pick<IdentityTransaction, 'state' | 'stepUp' | 'expiresAt'>,
  now: number,
): boolean => state === 'open' && stepUp === null && now < expiresAt
