import { isOffered } from '@casino/features/api/entities/bonusKind'
import { minDepositLimit } from '@casino/features/api/entities/limitPeriod'
import { type RegistrationForm, registrationCalls } from '@casino/features/registration/calls'
import { eq, or } from 'drizzle-orm'
import { logConsent } from '../consent/consentLog.ts'
import { activityLog, players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { bindHandlers } from '../handlers.ts'
import { assertEligibleForAccount, requireApprovedTransaction, updateIdentityTransaction } from '../identity/identityTransactions.ts'
import { newId } from '../ids.ts'
import { writeLimit } from '../limits/store.ts'
import type { TransactionContext } from '../platform.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'
import { cprRegisteredError, duplicateAccountError, insertPlayer, isEmailTaken } from './account.ts'
import { assertBonusChoice, chooseBonus } from './bonusChoice.ts'
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
          .filter((bonus) => isOffered(bonus, now) === query.active)
          .toSorted((one, other) => one.bonusRegisterContents.position - other.bonusRegisterContents.position)
        const first = (query.CurrentPage - 1) * query.PageSize
        return { bonuses: listed.slice(first, first + query.PageSize) }
      },

      validateEmail: async ({ query, ...context }) => ({ available: !(await isEmailTaken(context, query.email)) }),

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

      addUserToBonus: async ({ player, query, ...context }) => {
        await chooseBonus(context, player.id, query.bonusCode)
        return {}
      },

      register: async ({ params, query, body, ...context }) => {
        const { transaction, person } = await requireApprovedTransaction(context, params.transactionId, query.approvalCode)
        const [existing] = await context.db
          .select()
          .from(players)
          .where(or(eq(players.pid, person.pid), eq(players.cprHash, person.cprHash)))
        const name = providerName(person, body)
        // Retry after a lost response: return the account that the first attempt created.
        if (existing && existing.id === transaction.registeredPlayerId) return { userId: existing.id, name }
        if (!transaction.cprMatched || keys.keyedHash(body.cpr) !== person.cprHash) {
          throw new PlatformError('ERR_CPR_MISMATCH', { fields: [{ path: 'cpr', message: 'error.ERR_CPR_MISMATCH' }] })
        }
        await assertEligibleForAccount(context, person)
        if (existing) throw existing.status === 'active' ? cprRegisteredError() : userLockedError()
        assertBonusOrLimit(context, body)
        if (await isEmailTaken(context, body.email)) throw await duplicateAccountError(context, person.pid)
        const id = newId()
        await insertPlayer(context, {
          id,
          pid: person.pid,
          cprHash: person.cprHash,
          firstName: name.firstName,
          lastName: name.lastName,
          dateOfBirth: person.dateOfBirth,
          email: body.email,
          mobileCc: body.mobileCC,
          mobileNo: body.mobileNo,
          emailNotify: body.acceptNewsEmail,
          smsNotify: body.acceptSMSOffer,
          marketingDate: body.acceptNewsEmail || body.acceptSMSOffer ? context.now : null,
          registration: {
            bonusCode: body.acceptBonusOffer1 || body.acceptBonusOffer2,
            registerLogId: body.registerLogId,
            btag: body.btag,
            btagprofile: body.btagprofile,
            landingPageLogId: body.landingPageLogId,
            enhancedCode: body.enhancedCode,
            msclkid: body.msclkid,
            userDevice: body.userDevice,
            properties: body.properties,
          },
        })
        await logConsent(context, [
          { subject: 'email', granted: body.acceptNewsEmail, source: 'registration', playerId: id },
          { subject: 'sms', granted: body.acceptSMSOffer, source: 'registration', playerId: id },
        ])
        const limit = body.userDepositLimit
        if (limit) await writeLimit(context, id, limit.limitType, { current: limit.limitAmount, pending: null })
        await updateIdentityTransaction(context, transaction.id, { registeredPlayerId: id })
        return { userId: id, name }
      },
    },
  ),
})

const userLockedError = () => new PlatformError('ERR_USER_LOCKED', { message: 'the account is locked', data: { status: 1 } })

/** A deposit limit is required without a welcome bonus (specification, *Screens*). Throws ERR_VALIDATION, ERR_BONUS_CODE. */
function assertBonusOrLimit(context: TransactionContext, form: RegistrationForm): void {
  const { userDepositLimit } = form
  const isBonusChosen = assertBonusChoice(context, form)
  if (!isBonusChosen && !userDepositLimit) throw invalidFieldError('userDepositLimit', 'validation.limit_period')
  if (userDepositLimit && userDepositLimit.limitAmount < minDepositLimit)
    throw invalidFieldError('userDepositLimit.limitAmount', 'validation.limit_amount')
}

const invalidFieldError = (path: string, message: string): PlatformError =>
  new PlatformError('ERR_VALIDATION', { fields: [{ path, message }] })
