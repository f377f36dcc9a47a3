import { PlatformError } from '@casino/shared/platformError'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { countCprTry, failureSubjects, isCprOf } from './identityChecks.ts'
import { loginLockedError, runIdentityCheck } from './identityLock.ts'
import { type PartnerToken, updatePartnerToken } from './partnerTokens.ts'
import { type IdentityPerson, rehashCpr } from './persons.ts'

/**
 * Whether the CPR number that was entered with a partner's token is the person's. Counts a mismatch; the third one spends the token. Throws
 * ERR_LOGIN_LOCKED after too many failures, ERR_TOKEN_EXPIRED at the third mismatch.
 */
export async function checkTokenCpr(
  context: TransactionContext,
  keys: PlatformKeys,
  { token, person, entered }: { token: PartnerToken; person: IdentityPerson; entered: { cpr: string; clientIP?: string | undefined } },
): Promise<boolean> {
  const subjects = failureSubjects(keys, person, entered.clientIP)
  const { isMatch, locked } = await runIdentityCheck(context, subjects, () => isCprOf(keys, person, entered.cpr))
  const { mismatches, spent } = countCprTry(token.mismatches, isMatch)
  await updatePartnerToken(context, token, { mismatches, ...(spent && { usedAt: context.now }) })
  if (locked) throw loginLockedError()
  if (spent) throw new PlatformError('ERR_TOKEN_EXPIRED', { message: 'the national id did not match three times' })
  if (isMatch) await rehashCpr(context, keys, person.cprHash, entered.cpr)
  return isMatch
}
