import { z } from 'zod'
import { backendCall, siteCall, type UncodedRefusal } from '../api/contract.ts'
import { bonusSchema, clientBonusSchema } from '../api/entities/bonus.ts'
import { contactFields, withMobileRule } from '../api/entities/contact.ts'
import { firstLimitPeriods } from '../api/entities/limitPeriod.ts'
import { isRefusalCode } from '../api/entities/registrationRefusal.ts'
import type { ErrorCode } from '../api/errors.ts'
import { codeByWords, type RefusalWords } from '../api/refusalWords.ts'
import { idSchema, namedListSchema, optionalField, optionalInstantSchema, oreSchema, pathIdSchema } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { isCpr, normaliseCpr } from '../format/cpr.ts'
import { mobileCountryCodes } from '../format/mobileNumber.ts'

const formFields = z.object({
  cpr: z.string().transform(normaliseCpr).refine(isCpr, 'validation.cpr_length'),
  firstName: z.string().trim().min(1, 'validation.first_name_required').max(80),
  lastName: z.string().trim().min(1, 'validation.last_name_required').max(80),
  ...contactFields.shape,
  legalAge: z.literal(true, 'validation.accept_terms'),
  acceptNewsEmail: z.boolean().default(false),
  acceptSMSOffer: z.boolean().default(false),
  /** Code of the chosen bonus; empty without one, and then a deposit limit is required. */
  acceptBonusOffer1: z.string().max(40).default(''),
  acceptBonusOffer2: z.string().max(40).default(''),
  userDepositLimit: z
    .object({ limitType: z.enum(firstLimitPeriods, 'validation.limit_period'), limitAmount: oreSchema })
    .nullable()
    .default(null),
  btag: z.string().max(120).default(''),
  btagprofile: z.string().max(120).default(''),
  landingPageLogId: z.string().max(64).default(''),
})

/** The registration form. Messages are text keys. */
export const registrationFormSchema = withMobileRule(formFields)
export type RegistrationForm = z.output<typeof registrationFormSchema>

/** The form while the site server holds its CPR number, which the browser never receives back. */
export const heldFormSchema = withMobileRule(formFields.partial({ cpr: true }))

/**
 * The contact step so far: limited in length, not validated. `cpr`: a complete number, null for none, absent when the site server's number
 * is still valid.
 */
export const enteredFormSchema = z.object({
  cpr: formFields.shape.cpr.nullable().optional(),
  firstName: z.string().max(80),
  lastName: z.string().max(80),
  email: z.string().max(254),
  mobileCC: z.enum(mobileCountryCodes),
  mobileNo: z.string().max(20),
  legalAge: z.boolean(),
  acceptNewsEmail: z.boolean(),
  acceptSMSOffer: z.boolean(),
  acceptBonusOffer1: z.string().max(40),
  acceptBonusOffer2: z.string().max(40),
  userDepositLimit: z.object({ limitType: z.enum(firstLimitPeriods).nullable(), limitAmount: oreSchema.nullable() }).nullable(),
})

/** Why the back end refused the form that is kept, in Danish. */
export const registrationRefusalSchema = z.object({
  code: z.string().refine(isRefusalCode),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
})

const registeredNameSchema = z.object({ firstName: z.string(), lastName: z.string(), isCorrected: z.boolean() })

const registrationStatusCodes: Readonly<Record<number, ErrorCode>> = { 0: 'ERR_CPR_REGISTERED', 1: 'ERR_USER_LOCKED' }
const refusalWords: RefusalWords = [
  [['email'], 'ERR_EMAIL_TAKEN'],
  [['under', 'age'], 'ERR_UNDER_AGE'],
]

const injectedVisitor = { 'body.clientIP': 'clientIP' } as const
/** Request and response of the calls that create an account. */
const registration = {
  bodyFromSealedDraft: true,
  body: withMobileRule(
    formFields.extend({
      registerLogId: z.string().max(64),
      clientIP: z.string().max(64),
      userDevice: z.enum(['Mobile', 'Desktop']),
      enhancedCode: z.string().max(120).default(''),
      msclkid: z.string().max(120).default(''),
      properties: z.object({ IsMobileSignup: z.boolean(), Acceptfreespins: z.boolean(), acceptdepositmatch: z.boolean() }),
    }),
  ),
  amounts: ['body.userDepositLimit.limitAmount'],
  /**
   * The specification describes no answer to a successful registration. `name`: the provider's, which the account has; `isCorrected` when
   * another was entered. Absent where the provider tells none.
   */
  response: optionalField(z.object({ userId: idSchema.nullish(), name: registeredNameSchema.nullish() }), {}),
  clientResponse: z.object({ name: registeredNameSchema.nullish() }),
  /** `status` 0: CPR number already registered, 1: user locked. `closedUntil`: with ERR_ACCOUNT_CLOSED. */
  errorData: z.object({ status: z.number().int().optional(), closedUntil: optionalInstantSchema }),
  /** The specification tells two refusals by `data.status`, the others by what they say (*Error catalogue, Register*). */
  codeOfRefusal: ({ message, data }: UncodedRefusal): ErrorCode | undefined => {
    const { success, data: refused } = z.object({ status: z.coerce.number() }).safeParse(data)
    return (success ? registrationStatusCodes[refused.status] : undefined) ?? codeByWords(refusalWords, message)
  },
} as const

export const registrationCalls = {
  bonuses: backendCall('GET /api/Bonuses', {
    access: 'public',
    cacheSeconds: 60,
    query: z.object({ PageSize: z.number().int().min(1).max(100), CurrentPage: z.number().int().min(1), active: z.boolean() }),
    /** A bonus without its terms is left out (RULES: they stand where an offer is first shown). */
    response: namedListSchema('bonuses', z.object({ bonuses: entriesOf(bonusSchema) })),
    clientResponse: z.object({ bonuses: z.array(clientBonusSchema) }),
  }),
  validateEmail: backendCall('GET /CMScasino/ValidateEmail', {
    access: 'public',
    rateLimit: 'emailCheck',
    query: contactFields.pick({ email: true }),
    /** The specification describes no answer: a success says that the address can be used, a refusal that an account has it. */
    response: z
      .object({ available: z.boolean() })
      .or(z.boolean().transform((available) => ({ available })))
      .or(z.unknown().transform(() => ({ available: true }))),
    codeOfRefusal: () => 'ERR_EMAIL_TAKEN',
  }),
  /**
   * Stores the form during the redirect to the identity provider. The site server seals it (including the CPR number) in an httpOnly cookie
   * for 600 s and forwards to the back end only what a log may contain. `cpr` is absent where the form that is kept has one.
   */
  saveLog: siteCall('registration.saveLog', {
    access: 'public',
    rateLimit: 'registration',
    body: heldFormSchema,
    forwardedBody: formFields.pick({
      acceptNewsEmail: true,
      acceptSMSOffer: true,
      acceptBonusOffer1: true,
      acceptBonusOffer2: true,
      userDepositLimit: true,
      btag: true,
      btagprofile: true,
      landingPageLogId: true,
    }),
    /** The log is optional: without its id the registration is not tied to it. */
    response: optionalField(z.object({ registerLogId: optionalField(idSchema, '') }), { registerLogId: '' }),
    clientResponse: z.object({}),
  }),
  /**
   * Keeps what has been entered before the form is confirmed, in the same sealed cookie. It replaces a confirmed form: what registers is what
   * was confirmed last.
   */
  saveDraft: siteCall('registration.saveDraft', {
    access: 'public',
    rateLimit: 'registrationDraft',
    handledLocally: true,
    body: enteredFormSchema,
    response: z.object({}),
  }),
  /**
   * The form that is kept, without its CPR number, and why it was refused; null when there is none or it has expired. `confirmed`: it has
   * passed validation.
   */
  draft: siteCall('registration.draft', {
    access: 'public',
    handledLocally: true,
    response: z.object({
      draft: enteredFormSchema
        .omit({ cpr: true })
        .extend({ hasCpr: z.boolean(), confirmed: z.boolean(), refusal: registrationRefusalSchema.nullable() })
        .nullable(),
    }),
  }),
  /** Creates the account. The site server reads the body from the sealed draft; the browser sends no data. */
  register: backendCall('POST /Register/:transactionId', {
    access: 'public',
    rateLimit: 'registration',
    params: z.object({ transactionId: pathIdSchema }),
    /** The one-time code of the approval, as in the calls of `identity`. */
    query: z.object({ approvalCode: z.string().max(64).optional() }),
    injected: { 'params.transactionId': 'transactionId', 'query.approvalCode': 'approvalCode', ...injectedVisitor },
    ...registration,
  }),
  /**
   * Creates the account of a person whom a partner has handed over with a bearer, without another visit to the identity provider. Fails like
   * `register`, with ERR_TOKEN_INVALID, and with ERR_FORBIDDEN while it is switched off.
   */
  registerBypass: backendCall('POST /Register/Bypass', {
    access: 'public',
    rateLimit: 'registration',
    bearer: true,
    injected: injectedVisitor,
    ...registration,
  }),
}
