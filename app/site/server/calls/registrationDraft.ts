import { isRefusalCode } from '@casino/features/api/entities/registrationRefusal'
import {
  enteredFormSchema,
  heldFormSchema,
  type RegistrationForm,
  registrationCalls,
  registrationRefusalSchema,
} from '@casino/features/registration/calls'
import { readCampaignTags } from '@casino/features/registration/campaignTags'
import { z } from 'zod'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'
import { CallFailure, type TextLookup, toErrorEnvelope } from './callFailure.ts'
import { createSealedDrafts } from './sealedDraft.ts'

/** `form.cpr` is absent when the number has not matched: the return page asks for another. */
const confirmedDraftSchema = z.object({
  type: z.literal('confirmed'),
  registerLogId: z.string(),
  form: heldFormSchema,
  refusal: registrationRefusalSchema.nullable(),
})
const draftSchema = z.discriminatedUnion('type', [z.object({ type: z.literal('entered'), form: enteredFormSchema }), confirmedDraftSchema])
/** A form that passed validation, and registers after the identity provider's approval. */
export type ConfirmedDraft = z.output<typeof confirmedDraftSchema>
type RegistrationDraft = z.output<typeof draftSchema>

/** Keeps the registration form while it is filled in and during the redirect to the identity provider: sealed in a cookie, so that replicas stay stateless. */
export function createRegistrationDrafts(sealer: Sealer, lifetimeSeconds: (context: CallContext) => Promise<number>) {
  const { keep, find } = createSealedDrafts({ cookie: 'registration', schema: draftSchema, sealer, lifetimeSeconds })
  const findConfirmed = (context: CallContext): ConfirmedDraft | null => {
    const draft = find(context)
    return draft?.type === 'confirmed' ? draft : null
  }
  return {
    keep,
    find,
    findConfirmed,
    /** Throws ERR_TRANSACTION_EXPIRED when there is none: the form must be confirmed again. */
    requireConfirmed(context: CallContext): ConfirmedDraft {
      const draft = findConfirmed(context)
      if (!draft) throw new CallFailure('ERR_TRANSACTION_EXPIRED', { reason: 'no confirmed registration draft' })
      return draft
    },
  }
}
export type RegistrationDrafts = ReturnType<typeof createRegistrationDrafts>

/** The page asks for the CPR number when it receives this. */
export const missingCprError = () =>
  new CallFailure('ERR_VALIDATION', { fields: [{ path: 'cpr', message: 'validation.cpr_length' }], reason: 'cpr' })

/** The draft with the reason why the back end refused it, for the step that mends it; the same draft for a refusal that no step can mend. */
export function refuseDraft(draft: ConfirmedDraft, failure: CallFailure, lookupText: TextLookup): ConfirmedDraft {
  if (!isRefusalCode(failure.code)) return draft
  const { error } = toErrorEnvelope(failure, lookupText, '')
  const refusal = registrationRefusalSchema.parse(error)
  return { ...draft, form: { ...draft.form, ...(failure.code === 'ERR_CPR_MISMATCH' && { cpr: undefined }) }, refusal }
}

/** What the registration page may know of the draft. */
export const toDraftResponse = (draft: RegistrationDraft | null) =>
  registrationCalls.draft.response.parse({
    draft: draft && {
      ...draft.form,
      hasCpr: typeof draft.form.cpr === 'string',
      confirmed: draft.type === 'confirmed',
      refusal: draft.type === 'confirmed' ? draft.refusal : null,
    },
  })

/** The body of the registration call: the form and the values that the site server adds. Invalid while no CPR number stands. */
export function registrationBody({ form, registerLogId }: ConfirmedDraft, { userDevice, jar }: CallContext) {
  return {
    ...form,
    ...readCampaignTags(jar.get),
    registerLogId,
    userDevice,
    properties: {
      IsMobileSignup: userDevice === 'Mobile',
      Acceptfreespins: form.acceptBonusOffer1 !== '',
      acceptdepositmatch: form.acceptBonusOffer2 !== '',
    },
  } satisfies Partial<RegistrationForm> & Record<string, unknown>
}
