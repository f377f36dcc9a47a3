import { isAmountLimit } from '@casino/features/api/entities/limitPeriod'
import type { RegistrationForm, registrationCalls } from '@casino/features/registration/calls'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { eq, or } from 'drizzle-orm'
import type { z } from 'zod'
import { logConsent } from '../consent/consentLog.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { assertEligibleForAccount } from '../identity/identityTransactions.ts'
import type { IdentityPerson } from '../identity/persons.ts'
import { changeLimits } from '../limits/store.ts'
import { accountClosedError, closedUntilOf, reopenAccount } from '../pauses/closeAccount.ts'
import { cprRegisteredError, duplicateAccountError, emailTakenError, insertPlayer, isEmailTaken } from '../players/account.ts'
import type { PlayerRow } from '../players/eligibility.ts'
import { assertBonusChoice } from './bonusChoice.ts'
import { providerName } from './providerName.ts'

/**
 * Creates the account of a person with a confirmed identity, with consents and deposit limit. Reopens an account that the player closed
 * more than a year ago. Throws ERR_EXCLUDED, ERR_UNDER_AGE, ERR_AGE_RANGE, ERR_CPR_REGISTERED, ERR_USER_LOCKED, ERR_ACCOUNT_CLOSED,
 * ERR_EMAIL_TAKEN, ERR_BONUS_CODE, ERR_VALIDATION.
 */
export async function createAccount(
  context: TransactionContext,
  person: IdentityPerson,
  body: z.output<typeof registrationCalls.register.body>,
) {
  await assertEligibleForAccount(context, person)
  // locked like `lockPlayer`: of two registrations at once, one opens a closed account again, and the other finds it open
  const [existing] = await context.db
    .select()
    .from(players)
    .where(or(eq(players.pid, person.pid), eq(players.cprHash, person.cprHash)))
    .for('no key update')
  const name = providerName(person, body)
  if (existing) assertReopenable(existing, context.now)
  assertBonusOrLimit(context, body)
  if (await isEmailTaken(context, body.email, existing?.id ?? null))
    throw existing ? emailTakenError() : await duplicateAccountError(context, person.pid)
  const id = existing?.id ?? newId()
  const registered = {
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
  }
  if (existing) await reopenAccount(context, id, registered)
  else await insertPlayer(context, registered)
  await logConsent(context, [
    { subject: 'email', granted: body.acceptNewsEmail, source: 'registration', playerId: id },
    { subject: 'sms', granted: body.acceptSMSOffer, source: 'registration', playerId: id },
  ])
  const limit = body.userDepositLimit
  if (limit) await changeLimits(context, { id }, { [limit.limitType]: limit.limitAmount })
  return { userId: id, name }
}

/** Throws unless the player has closed the account more than a year ago. */
function assertReopenable(player: PlayerRow, now: number): void {
  const closedUntil = closedUntilOf(player, now)
  if (closedUntil !== null) throw accountClosedError(closedUntil)
  if (player.status === 'locked') throw userLockedError()
  if (player.status === 'active') throw cprRegisteredError()
}

const userLockedError = () => new PlatformError('ERR_USER_LOCKED', { message: 'the account is locked', data: { status: 1 } })

/** A deposit limit is required without a welcome bonus (specification, *Screens*). Throws ERR_VALIDATION, ERR_BONUS_CODE. */
function assertBonusOrLimit(context: TransactionContext, form: RegistrationForm): void {
  const { userDepositLimit } = form
  const isBonusChosen = assertBonusChoice(context, form)
  if (!isBonusChosen && !userDepositLimit) throw invalidFieldError('userDepositLimit', 'validation.limit_period')
  if (userDepositLimit && !isAmountLimit(userDepositLimit.limitAmount))
    throw invalidFieldError('userDepositLimit.limitAmount', 'validation.limit_amount')
}

const invalidFieldError = (path: string, message: string): PlatformError =>
  new PlatformError('ERR_VALIDATION', { fields: [{ path, message }] })
