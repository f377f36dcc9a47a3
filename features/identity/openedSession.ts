import { z } from 'zod'
import type { UncodedRefusal } from '../api/contract.ts'
import type { ErrorCode } from '../api/errors.ts'
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
/** The lines of the login's error catalogue by their words (specification, *Error catalogue*). */
const refusalWords: readonly (readonly [words: readonly string[], ErrorCode])[] = [
  [['locked'], 'ERR_ACCOUNT_LOCKED'],
  [['mismatch'], 'ERR_CPR_MISMATCH'],
  [['token'], 'ERR_TOKEN_INVALID'],
  [['unknown', 'account'], 'ERR_ACCOUNT_UNKNOWN'],
  [['no', 'account'], 'ERR_NO_ACCOUNT'],
]
/** The code of a login's refusal that has none, by whole words: "blocked" is not "locked". Only a login is read so: elsewhere "locked" may be a card. */
export function codeOfLoginRefusal({ message }: UncodedRefusal): ErrorCode | undefined {
  const said = new Set(message.toLowerCase().match(/[a-z]+/g))
  return refusalWords.find(([words]) => words.every((word) => said.has(word)))?.[1]
}

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
