import { z } from 'zod'
import { bonusRefusals } from '../api/entities/bonusRefusal.ts'
import { limitPeriods } from '../api/entities/limitPeriod.ts'
import { httpUrlSchema, idSchema, instantSchema, maxAmount, optionalField, oreSchema } from '../api/scalars.ts'
import { paymentMethods } from '../content/openPaymentMethods.ts'
import { ore } from '../format/money.ts'

/** A way to pay. */
export const paymentMethodSchema = z.enum(paymentMethods)

/** What every payment sends. The configured least and greatest amounts are enforced by the form and by the back end. */
export const paymentBody = z.object({
  sessionId: z.string(),
  userId: z.string(),
  attributes: z.object({
    bonusCode: z.string().max(40).default(''),
    channelId: z.enum(['desktop', 'tablet', 'mobile']),
    /** `quick`: the quick deposit, whose payment methods are configured separately. */
    flow: z.enum(['main', 'quick']).default('main'),
  }),
  amount: oreSchema.positive('validation.amount_positive').max(maxAmount, 'validation.amount_too_high'),
})

/** Fields of the form post that opens a bank's page; none for a page that is opened by its address. */
const approvalParameters = optionalField(z.record(z.string().max(80), z.string().max(4000)), {})

/** The answer to a payment. */
// biome-ignore lint/plugin: the tag is the specification’s
export const paymentResponse = z.discriminatedUnion('statusCode', [
  z.object({
    statusCode: z.enum(['success_no_redirect', 'success_with_redirect']),
    depositLogId: idSchema,
    /** Where the player approves the payment. The site server leaves out a page of an origin that is not configured. */
    redirectOutput: optionalField(z.object({ url: httpUrlSchema, parameters: approvalParameters }), null),
  }),
  /** Not paid, without a reason; it can come alone. */
  z.object({ statusCode: z.literal('error_no_data'), depositLogId: optionalField(idSchema, null) }),
])

/** What a refused payment tells of its reason. */
export const paymentErrorData = z
  .object({
    statusCode: z.string(),
    depositLogId: z.string(),
    /** Øre that the deposit limits still allow, with ERR_RESPONSIBLE_GAMING_LIMIT. */
    left: oreSchema,
    /** The period of that limit. */
    period: z.enum(limitPeriods),
    /** Why the player cannot have the bonus, with ERR_BONUS_CODE. */
    bonusRefusal: z.enum(bonusRefusals),
    /** The provider's own code, with ERR_PAYMENT_FAILED; the configuration may have a message for it. */
    providerCode: z.string(),
    /** The least deposit, øre, with ERR_MIN_AMOUNT. */
    min: oreSchema,
    /** The greatest deposit, øre, with ERR_MAX_AMOUNT. */
    max: oreSchema,
  })
  .partial()

/** Status of a payment. `returned`: the money came too late, and was sent back. */
export const depositLogResponse = z.object({
  depositLogId: idSchema,
  method: optionalField(paymentMethodSchema, 'card'),
  state: z.enum(['pending', 'approved', 'declined', 'returned']),
  code: optionalField(z.string(), null),
  amount: oreSchema,
  /**
   * Where the player approves it, and for how many more ms, while it waits for that: a duration, because a device's clock can be wrong.
   * `url` null: a page of an origin that is not configured.
   */
  approval: z
    .object({ url: httpUrlSchema.nullable(), parameters: approvalParameters, expiresInMs: z.number().int().min(0) })
    .nullable()
    .default(null),
  /** Present when the deposit granted a bonus. */
  bonus: z
    .object({
      name: z.string(),
      spins: z.number().int(),
      /** Bonus money that it added, in øre. */
      amount: oreSchema.default(ore(0)),
      /** Essential terms of the bonus, repeated on the receipt. */
      essentialTerms: z.string().default(''),
    })
    .nullable()
    .default(null),
})

const pendingPayment = { amount: oreSchema, method: paymentMethodSchema, startedAt: instantSchema }

/** The player's payment that is not over. */
export const pendingPaymentSchema = z.discriminatedUnion('type', [
  /** It is not yet known whether it was paid. Another payment is refused with ERR_PAYMENT_IN_DOUBT until it is certain. */
  z.object({ type: z.literal('checking'), ...pendingPayment }),
  /** The player has not answered at the bank or in MobilePay. */
  z.object({ type: z.literal('waiting'), ...pendingPayment, depositLogId: z.string() }),
  /** It was paid, or returned, and no page has shown its receipt yet. */
  z.object({ type: z.literal('unseen'), ...pendingPayment, depositLogId: z.string() }),
])
export type PendingPayment = z.output<typeof pendingPaymentSchema>
