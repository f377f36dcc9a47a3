import { isOffered } from '@casino/features/api/entities/bonusKind'
import { registrationCalls } from '@casino/features/registration/calls'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { activityLog } from '../db/schema.ts'
import { runAudited } from '../identity/handoverAudit.ts'
import { requireApprovedTransaction, updateIdentityTransaction } from '../identity/identityTransactions.ts'
import { assertSwitchedOn } from '../identity/partnerLogin.ts'
import { requirePartnerToken, updatePartnerToken } from '../identity/partnerTokens.ts'
import { findPersonByPid } from '../identity/persons.ts'
import { checkTokenCpr } from '../identity/tokenCprCheck.ts'
import { isEmailTaken } from '../players/account.ts'
import { createAccount } from './createAccount.ts'
import { providerName } from './providerName.ts'

/** The site server forwards only the fields that may be logged, so every field is optional here. */
const saveLogCall = { ...registrationCalls.saveLog, body: registrationCalls.saveLog.forwardedBody.partial() }

/** Registration, and the queries of its form. */
export const registrationModule: PlatformModuleFactory = ({ keys }) => ({
  name: 'registration',
  calls: bindHandlers(
    'registration',
    { ...registrationCalls, saveLog: saveLogCall },
    {
      bonuses: ({ query, bonuses, now }) => {
        const listed = bonuses
          .filter((bonus) => bonus.triggers.includes('firstDeposit') && isOffered(bonus, now) === query.active)
          .toSorted((one, other) => one.bonusRegisterContents.position - other.bonusRegisterContents.position)
        const first = (query.CurrentPage - 1) * query.PageSize
        return { bonuses: listed.slice(first, first + query.PageSize) }
      },

      // Where the identity comes first, the registration itself refuses an address that is taken.
      validateEmail: async ({ query, ...context }) => ({
        available: context.settings.emailCheckAfterIdentity || !(await isEmailTaken(context, query.email, null)),
      }),

      saveLog: async ({ body, db, now }) => {
        const registerLogId = newId()
        const { acceptBonusOffer1, acceptBonusOffer2, btag = '', landingPageLogId = '', userDepositLimit } = body
        const data = {
          bonusCode: acceptBonusOffer1 || acceptBonusOffer2 || '',
          btag,
          landingPageLogId,
          limitType: userDepositLimit?.limitType ?? null,
        }
        await db.insert(activityLog).values({ id: registerLogId, kind: 'registration_started', data, createdAt: now })
        return { registerLogId }
      },

      register: async ({ params, query, body, ...context }) => {
        const { transaction, person } = await requireApprovedTransaction(context, params.transactionId, query.approvalCode)
        // Retry after a lost response: return the account that the first attempt created.
        if (transaction.registeredPlayerId !== null) return { userId: transaction.registeredPlayerId, name: providerName(person, body) }
        if (!transaction.cprMatched || !keys.isHashOf(person.cprHash, body.cpr)) {
          throw cprMismatchError()
        }
        const created = await createAccount(context, person, body)
        await updateIdentityTransaction(context, transaction.id, { registeredPlayerId: created.userId })
        return created
      },

      registerBypass: async ({ body, bearer, ...context }) =>
        runAudited(context, keys, { kind: 'bypass_registration', logId: body.registerLogId, visitor: body }, async () => {
          assertSwitchedOn(context.settings.bypassRegistration)
          const token = await requirePartnerToken(context, 'bearer', bearer)
          const person = await findPersonByPid(context, token.pid ?? '')
          if (!person) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
          // Retry after a lost response, as in `register`.
          if (token.playerId !== null) return { userId: token.playerId, name: providerName(person, body) }
          if (!(await checkTokenCpr(context, keys, { token, person, entered: body }))) throw cprMismatchError()
          const created = await createAccount(context, person, body)
          await updatePartnerToken(context, token, { playerId: created.userId })
          return created
        }),
    },
  ),
})

const cprMismatchError = () => new PlatformError('ERR_CPR_MISMATCH', { fields: [{ path: 'cpr', message: 'error.ERR_CPR_MISMATCH' }] })
