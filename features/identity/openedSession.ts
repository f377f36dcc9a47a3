import { z } from 'zod'
import { nullableInstantSchema, optionalInstantSchema, pathIdSchema } from '../api/scalars.ts'
import { accountTypes } from '../session/playerType.ts'

/** What a login answers. */
const openedSessionSchema = z.object({
  sessionId: pathIdSchema.min(22),
  userId: z.string(),
  lastLogin: nullableInstantSchema,
  /** Without its last part; null for the first login. */
  lastLoginIP: z.string().nullable(),
  userNickname: z.string(),
  /** Something is missing before the player can deposit: the deposit limits. */
  incompleteUser: z.boolean(),
  /** The identity has been confirmed by the provider. */
  isVerified: z.boolean(),
  playerType: z.enum(accountTypes),
  /** The player is in ROFUS: this session is for withdrawing the balance and reading the histories. Absent: no. */
  withdrawalOnly: z.boolean().optional(),
})
/** Responses of the calls that log in: the site server keeps the ids in httpOnly cookies. */
export const loginAnswer = {
  response: openedSessionSchema,
  clientResponse: openedSessionSchema.pick({ lastLogin: true, withdrawalOnly: true }),
  /** With ERR_ACCOUNT_CLOSED: until when. */
  errorData: z.object({ closedUntil: optionalInstantSchema }),
}

/** Of the browser that logs in, for the player's list of logins. */
export const userDeviceSchema = z.enum(['Mobile', 'Desktop'])
export const userAgentSchema = z.string().max(256).default('')
