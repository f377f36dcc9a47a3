import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { activityLog } from '../db/schema.ts'

interface AuditEntry {
  kind: 'token_login' | 'external_login' | 'bypass_registration'
  /** Of the started login or registration. */
  logId: string
  visitor: { clientIP: string; userDevice: string }
}

/**
 * Runs a login or registration by hand-over and writes its outcome to the audit log: which, from where (a keyed hash), and the account or the
 * error code. Never a token or a national id. A refusal commits, so that its entry and its counted attempt stay.
 */
export async function runAudited<T extends { userId: string }>(
  { db, now }: TransactionContext,
  keys: Pick<PlatformKeys, 'keyedHash'>,
  { kind, logId, visitor: { clientIP, userDevice } }: AuditEntry,
  work: () => Promise<T>,
): Promise<T> {
  const write = async (outcome: { playerId: string } | { code: string }) => {
    const data = { ...outcome, userDevice, logId, addressHash: keys.keyedHash(clientIP) }
    await db.insert(activityLog).values({ id: newId(), kind, data, createdAt: now })
  }
  try {
    const result = await work()
    await write({ playerId: result.userId })
    return result
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    await write({ code: error.code })
    throw new PlatformError(error.code, { ...error.details, commit: true })
  }
}
