import { z } from 'zod'
import type { UncodedRefusal } from '../api/contract.ts'
import type { ErrorCode } from '../api/errors.ts'
import { codeByWords, type RefusalWords } from '../api/refusalWords.ts'
import { idSchema, nullableInstantSchema, optionalField, optionalInstantSchema, pathIdSchema } from '../api/scalars.ts'
import { accountTypes } from '../session/playerType.ts'

/** What a login answers. The specification names `sessionId` and `lastLogin` (*The calls it makes*); what else the site needs, it reads from the profile. */
const openedSessionSchema = z.object({
  sessionId: pathIdSchema.min(22),
  lastLogin: nullableInstantSchema.default(null),
  userId: optionalField(idSchema, null),
  playerType: optionalField(z.enum(accountTypes), null),
  // the specification's further fields of a session, which the site does not use
  lastLoginIP: optionalField(z.string(), null),
  userNickname: optionalField(z.string(), null),
  incompleteUser: optionalField(z.boolean(), null),
  isVerified: optionalField(z.boolean(), null),
  /** The player is in ROFUS: this session is for withdrawing the balance and reading the histories. Absent: no. */
  withdrawalOnly: z.boolean().nullish(),
})
/** The lines of the login's error catalogue by their words (specification, *Error catalogue*), and those of its ages. */
const refusalWords: RefusalWords = [
  [['locked'], 'ERR_ACCOUNT_LOCKED'],
  [['mismatch'], 'ERR_CPR_MISMATCH'],
  [['age', 'range'], 'ERR_AGE_RANGE'],
  [['age', 'minimum'], 'ERR_UNDER_AGE'],
  [['mitid', 'technical'], 'ERR_PROVIDER_FAILED'],
  [['transaction', 'expired'], 'ERR_TRANSACTION_EXPIRED'],
  [['token'], 'ERR_TOKEN_INVALID'],
  [['unknown', 'account'], 'ERR_ACCOUNT_UNKNOWN'],
  [['no', 'account'], 'ERR_NO_ACCOUNT'],
]
/** The code of a login's refusal that has none. Only a login is read so: elsewhere "locked" may be a card. */
export const codeOfLoginRefusal = ({ message }: UncodedRefusal): ErrorCode | undefined => codeByWords(refusalWords, message)

/** A token is used up by its refusal: whatever the words, a new login is the way out (specification: *Token invalid: token expired*). */
export const codeOfTokenRefusal = (refusal: UncodedRefusal): ErrorCode => codeOfLoginRefusal(refusal) ?? 'ERR_TOKEN_INVALID'

/** Responses of the calls that log in: the site server keeps the ids in httpOnly cookies. */
export const loginAnswer = {
  response: openedSessionSchema,
  clientResponse: openedSessionSchema.pick({ lastLogin: true, withdrawalOnly: true }),
  /** With ERR_ACCOUNT_CLOSED: until when. */
  errorData: z.object({ closedUntil: optionalInstantSchema }),
  codeOfRefusal: codeOfLoginRefusal,
}

/** Of the browser that logs in, for the player's list of logins. */
export const userDeviceSchema = z.enum(['Mobile', 'Desktop'])
export const userAgentSchema = z.string().max(256).default('')
