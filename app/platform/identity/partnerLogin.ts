import type { identityCalls } from '@casino/features/identity/calls'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { CallHandlers } from '../core/handlers.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { identityTransactions, players } from '../db/schema.ts'
import { runAudited } from './handoverAudit.ts'
import type { IdentityTransaction } from './identityTransactions.ts'
import { isOpenForLogin } from './partnerRules.ts'
import { requirePartnerToken, tokenInvalidError, updatePartnerToken } from './partnerTokens.ts'
import { findPersonByPid } from './persons.ts'
import { logPlayerIn } from './playerLogin.ts'
import { checkTokenCpr } from './tokenCprCheck.ts'

/** Login by a partner's hand-over: by a one-time token, or by the id at the identity provider and the CPR number. */
export const partnerLoginHandlers = (keys: PlatformKeys) =>
  ({
    loginWithToken: async ({ body, ...context }) =>
      runAudited(context, keys, { kind: 'token_login', logId: body.loginLogId, visitor: body }, async () => {
        assertSwitchedOn(context.settings.tokenLogin)
        const transaction = await requireOpenTransaction(context, body.loginLogId)
        if (transaction.id !== body.transactionId) throw new PlatformError('ERR_TRANSACTION_EXPIRED')
        const token = await requirePartnerToken(context, 'login', body.token)
        const [player] = await context.db
          .select({ pid: players.pid })
          .from(players)
          .where(eq(players.id, token.playerId ?? ''))
        const person = player && (await findPersonByPid(context, player.pid))
        if (!person) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
        const session = await logPlayerIn(context, keys, { transaction, person, visitor: body })
        await updatePartnerToken(context, token, { usedAt: context.now })
        return session
      }),

    loginExternal: async ({ body, bearer, ...context }) =>
      runAudited(context, keys, { kind: 'external_login', logId: body.loginLogId, visitor: body }, async () => {
        assertSwitchedOn(context.settings.externalLogin)
        const transaction = await requireOpenTransaction(context, body.loginLogId)
        const token = await requirePartnerToken(context, 'bearer', bearer)
        if (token.pid !== body.pid) throw tokenInvalidError()
        const person = await findPersonByPid(context, body.pid)
        if (!person) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
        if (!(await checkTokenCpr(context, keys, { token, person, entered: body }))) throw new PlatformError('ERR_CPR_MISMATCH')
        const session = await logPlayerIn(context, keys, { transaction, person, visitor: body })
        await updatePartnerToken(context, token, { usedAt: context.now })
        return session
      }),
  }) satisfies Partial<CallHandlers<typeof identityCalls>>

/** Throws ERR_FORBIDDEN. */
export function assertSwitchedOn(isOn: boolean): void {
  if (!isOn) throw new PlatformError('ERR_FORBIDDEN', { message: 'this way of logging in or registering is switched off' })
}

/** The transaction that this browser has started and not used for anything. Throws ERR_TRANSACTION_EXPIRED. */
async function requireOpenTransaction({ db, now }: TransactionContext, loginLogId: string): Promise<IdentityTransaction> {
  const [transaction] = await db.select().from(identityTransactions).where(eq(identityTransactions.loginLogId, loginLogId)).for('update')
  if (!transaction || !isOpenForLogin(transaction, now)) throw new PlatformError('ERR_TRANSACTION_EXPIRED')
  return transaction
}
