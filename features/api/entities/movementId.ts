import type { Transfer } from './transfer.ts'

/**
 * The one id of a movement of money, on receipt, lists and statement and at the support: that of its payment, withdrawal or bonus. A back
 * end that does not send it has only the transfer's own.
 */
export const movementId = ({ id, externalId }: Pick<Transfer, 'id' | 'externalId'>): string => externalId || id
