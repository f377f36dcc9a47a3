import { hashToken, newToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { partnerTokens } from '../db/schema.ts'
import { isTokenUsable } from './partnerRules.ts'

export type PartnerToken = typeof partnerTokens.$inferSelect

const lifetimeMs = 10 * minuteMs

/** Creates what a partner hands over; only its hash is stored. A login token names an account, a bearer a person at the identity provider. */
export async function issuePartnerToken(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  subject: { type: 'login'; playerId: string } | { type: 'bearer'; pid: string },
): Promise<string> {
  const token = newToken()
  await db.insert(partnerTokens).values({ ...subject, tokenHash: hashToken(token), expiresAt: now + lifetimeMs })
  return token
}

/** The token, if it can be used. Locks its row, so that the second of two concurrent uses finds it used. Throws ERR_TOKEN_INVALID. */
export async function requirePartnerToken(
  { db, now }: TransactionContext,
  type: PartnerToken['type'],
  token: string,
): Promise<PartnerToken> {
  const [row] = await db
    .select()
    .from(partnerTokens)
    .where(eq(partnerTokens.tokenHash, hashToken(token)))
    .for('update')
  if (!row || !isTokenUsable(row, type, now)) throw tokenInvalidError()
  return row
}

/** One error for an unknown, used, expired or foreign token: it tells nothing about the token. */
export const tokenInvalidError = () => new PlatformError('ERR_TOKEN_INVALID', { message: 'the token is unknown, used or expired' })

/** Updates columns of a token. */
export const updatePartnerToken = async ({ db }: TransactionContext, { tokenHash }: PartnerToken, change: Partial<PartnerToken>) => {
  await db.update(partnerTokens).set(change).where(eq(partnerTokens.tokenHash, tokenHash))
}
