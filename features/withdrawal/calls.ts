import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import type { ErrorCode } from '../api/errors.ts'
import {
  calendarDateSchema,
  idSchema,
  instantSchema,
  nullableInstantSchema,
  optionalField,
  oreSchema,
  pathIdSchema,
} from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { ore } from '../format/money.ts'
import { withdrawalStates } from './constants.ts'

/** Of a back end without withdrawals, or a refusal without a reason (specification, *Error catalogue, Withdrawal*). */
const codeOfRefusal = (): ErrorCode => 'ERR_WITHDRAWAL_UNAVAILABLE'
const withSession = { body: z.object({ sessionId: pathIdSchema }), injected: { 'body.sessionId': 'sessionId' } } as const

/** A withdrawal to the player's NemKonto. */
export const withdrawalSchema = z.object({
  id: idSchema,
  amount: oreSchema,
  state: optionalField(z.enum(withdrawalStates), 'received'),
  requestedAt: instantSchema,
  /** Null before it was checked. */
  checkedAt: nullableInstantSchema.default(null),
  /** When it was sent or rejected; null while it is under way. */
  endedAt: nullableInstantSchema.default(null),
  /** The bank day, in Denmark, by which the money is expected on the NemKonto; null where the back end does not tell: no day is shown. */
  expectedOn: optionalField(calendarDateSchema, null),
})
export type Withdrawal = z.output<typeof withdrawalSchema>

/** The specification describes no answer of a request: what it leaves out, the site server takes from the request. */
const requestedSchema = optionalField(
  withdrawalSchema.extend({
    id: optionalField(idSchema, null),
    amount: optionalField(oreSchema, null),
    requestedAt: nullableInstantSchema.default(null),
  }),
  undefined,
).transform(
  (answer) =>
    answer ?? { id: null, amount: null, state: 'received' as const, requestedAt: null, checkedAt: null, endedAt: null, expectedOn: null },
)

/** The active bonus of a deposit: it ends when a withdrawal leaves less of the player's own money than it belongs to. */
const depositBonusSchema = z.object({
  name: z.string(),
  /** Own money that has to stay, øre. */
  requiredDeposit: oreSchema,
  spinsLeft: z.number().int(),
})
export type DepositBonus = z.output<typeof depositBonusSchema>

/** What the player can withdraw, and has withdrawn. Amounts in øre. */
const statusSchema = z.object({
  withdrawable: oreSchema,
  /** Bonus money, which cannot be withdrawn before it is wagered. */
  bonus: optionalField(oreSchema, ore(0)),
  depositBonus: depositBonusSchema.nullable().default(null),
  /** Until when the player can withdraw without another step-up; null: it is needed. */
  confirmedUntil: nullableInstantSchema.default(null),
  /** The latest ones, newest first. */
  withdrawals: optionalField(entriesOf(withdrawalSchema), []),
})
export type WithdrawalStatus = z.output<typeof statusSchema>

/** Calls of the withdrawal feature. */
export const withdrawalCalls = {
  status: siteCall('withdrawal.status', { access: 'player', ...withSession, response: statusSchema, codeOfRefusal }),
  /**
   * Reserves the amount at once, uses the step-up up, and ends a bonus whose deposit is withdrawn. Possible during a pause too. Fails with ERR_ACCOUNT_LOCKED,
   * ERR_WITHDRAWAL_UNAVAILABLE, ERR_MIN_WITHDRAWAL, ERR_INSUFFICIENT_FUNDS, ERR_STEP_UP_REQUIRED.
   */
  request: siteCall('withdrawal.request', {
    access: 'player',
    idempotent: true,
    ...withSession,
    body: withSession.body.extend({ amount: oreSchema.positive() }),
    amounts: ['body.amount'],
    response: requestedSchema,
    clientResponse: withdrawalSchema,
    codeOfRefusal,
    errorData: z
      .object({
        /** The least withdrawal, øre, with ERR_MIN_WITHDRAWAL. */
        min: oreSchema,
        /** What can be withdrawn, øre, with ERR_INSUFFICIENT_FUNDS. */
        withdrawable: oreSchema,
      })
      .partial(),
  }),
}
