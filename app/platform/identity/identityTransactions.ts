import { ageAt } from '@casino/features/format/cpr'
import { hashToken, newId, newToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformSettings } from '../core/settings.ts'
import { identityTransactions, type StepUpRequest } from '../db/schema.ts'
import { isSelfExcluded } from '../players/selfExclusion.ts'
import { findPersonByPid, type IdentityPerson } from './persons.ts'

export type IdentityTransaction = typeof identityTransactions.$inferSelect

/** Starts a transaction; `stepUp`: for a logged-in player. Throws ERR_VALIDATION unless `redirectUrl` is on one of `siteOrigins`. */
export async function startIdentityTransaction(
  { db, now, settings }: TransactionContext,
  redirectUrl: string,
  siteOrigins: readonly string[],
  stepUp: StepUpRequest | null = null,
): Promise<IdentityTransaction> {
  const target = URL.canParse(redirectUrl) ? new URL(redirectUrl) : null
  if (!target || !siteOrigins.includes(target.origin) || target.username || target.password) {
    const fields = [{ path: 'redirectUrl', message: 'error.ERR_VALIDATION' }]
    throw new PlatformError('ERR_VALIDATION', { message: 'redirectUrl is not on the site', fields })
  }
  const [transaction] = await db
    .insert(identityTransactions)
    .values({
      id: newToken(),
      accessToken: newToken(),
      loginLogId: newId(),
      redirectUrl: target.href,
      state: 'open',
      mismatches: 0,
      cprMatched: false,
      stepUp,
      expiresAt: now + settings.identityTransactionTimeoutMs,
    })
    .returning()
  if (!transaction) throw new Error('the new transaction was not returned')
  return transaction
}

/** The redirect URL with its query and the log id; for the approving browser also the code of the approval. */
export function identityReturnUrl({ redirectUrl, loginLogId }: IdentityTransaction, approvalCode?: string): string {
  const url = new URL(redirectUrl)
  url.searchParams.set('logId', loginLogId)
  if (approvalCode) url.searchParams.set('approvalCode', approvalCode)
  return url.href
}

/** Whether the transaction has expired at `now` (UTC ms). */
export const isTransactionExpired = (transaction: IdentityTransaction, now: number): boolean => now >= transaction.expiresAt

interface ApprovedTransaction {
  transaction: IdentityTransaction
  person: IdentityPerson
}

/** An approved login or registration; otherwise like `requireApproved`. */
export const requireApprovedTransaction = (context: TransactionContext, id: string, approvalCode: string | undefined) =>
  requireApproved(context, id, approvalCode, ({ stepUp }) => stepUp === null)

/** An approved step-up that this session asked for; otherwise like `requireApproved`. */
export async function requireApprovedStepUp(
  context: TransactionContext,
  id: string,
  approvalCode: string | undefined,
  sessionHash: string,
): Promise<ApprovedTransaction & { stepUp: StepUpRequest }> {
  const approved = await requireApproved(context, id, approvalCode, ({ stepUp }) => stepUp?.sessionHash === sessionHash)
  const { stepUp } = approved.transaction
  if (!stepUp) throw new Error('checked above')
  return { ...approved, stepUp }
}

/**
 * The approved transaction and its person; locks the row. A transaction of another kind counts as unknown. Throws ERR_PROVIDER_REJECTED (also for a transaction that is still open),
 * ERR_PROVIDER_FAILED, ERR_TOKEN_EXPIRED after too many mismatches, ERR_OTHER_BROWSER without the code of its approval, else
 * ERR_TRANSACTION_EXPIRED.
 */
async function requireApproved(
  context: TransactionContext,
  id: string,
  approvalCode: string | undefined,
  isExpected: (transaction: IdentityTransaction) => boolean,
): Promise<ApprovedTransaction> {
  const [transaction] = await context.db.select().from(identityTransactions).where(eq(identityTransactions.id, id)).for('update')
  if (transaction && !isExpected(transaction))
    throw new PlatformError('ERR_TRANSACTION_EXPIRED', { message: 'the transaction was started for something else' })
  if (transaction?.state === 'rejected') throw new PlatformError('ERR_PROVIDER_REJECTED')
  if (transaction?.state === 'failed') throw new PlatformError('ERR_PROVIDER_FAILED')
  if (transaction?.state === 'mismatched') throw new PlatformError('ERR_TOKEN_EXPIRED')
  if (!transaction || isTransactionExpired(transaction, context.now)) throw new PlatformError('ERR_TRANSACTION_EXPIRED')
  if (transaction.state === 'open')
    throw new PlatformError('ERR_PROVIDER_REJECTED', { message: 'the player returned without completing the transaction' })
  const person = transaction.state === 'approved' && transaction.pid ? await findPersonByPid(context, transaction.pid) : null
  if (!person) throw new PlatformError('ERR_TRANSACTION_EXPIRED')
  if (!approvalCode || hashToken(approvalCode) !== transaction.approvalCodeHash)
    throw new PlatformError('ERR_OTHER_BROWSER', { message: 'the code is not of this approval' })
  return { transaction, person }
}

/** Updates columns of a transaction. */
export const updateIdentityTransaction = async (
  { db }: TransactionContext,
  id: string,
  change: Partial<IdentityTransaction>,
): Promise<void> => {
  await db.update(identityTransactions).set(change).where(eq(identityTransactions.id, id))
}

/** Throws ERR_EXCLUDED for a person in ROFUS, and ERR_UNDER_AGE or ERR_AGE_RANGE below the minimum age. */
export async function assertEligibleForAccount(context: TransactionContext, person: IdentityPerson): Promise<void> {
  if (await isSelfExcluded(context, person.pid)) throw new PlatformError('ERR_EXCLUDED')
  assertAge(person.dateOfBirth, context.now, context.settings)
}

/** Checks the provider's date of birth. Throws ERR_AGE_RANGE in the configured range below the minimum age, ERR_UNDER_AGE otherwise. */
export function assertAge(dateOfBirth: string, now: number, { minAge, ageRange }: Pick<PlatformSettings, 'minAge' | 'ageRange'>): void {
  const age = ageAt(dateOfBirth, now)
  if (age >= minAge) return
  throw new PlatformError(age >= ageRange.min && age <= ageRange.max ? 'ERR_AGE_RANGE' : 'ERR_UNDER_AGE')
}
