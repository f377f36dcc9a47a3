import { isRefusalCode } from '@casino/features/api/entities/registrationRefusal'
import { heldFormSchema, type RegistrationForm, registrationCalls, registrationRefusalSchema } from '@casino/features/registration/calls'
import { z } from 'zod'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'
import { type CallFailure, type TextLookup, toErrorEnvelope } from './callFailure.ts'

/** `form.cpr` is absent when the number has not matched: the return page asks for another. */
const draftSchema = z.object({ registerLogId: z.string(), form: heldFormSchema, refusal: registrationRefusalSchema.nullable() })
export type RegistrationDraft = z.output<typeof draftSchema>

/** Stores the registration form during the redirect to the identity provider: sealed in a cookie, so that replicas stay stateless. */
export function createRegistrationDrafts(sealer: Sealer, lifetimeSeconds: (context: CallContext) => Promise<number>) {
  return {
    async keep(context: CallContext, draft: RegistrationDraft): Promise<void> {
      const seconds = await lifetimeSeconds(context)
      context.jar.set('registration', sealer.seal(draft, seconds), seconds)
    },
    /** Null when there is none or it has expired. */
    find({ jar }: CallContext): RegistrationDraft | null {
      const parsed = draftSchema.safeParse(sealer.unseal(jar.get('registration')))
      return parsed.success ? parsed.data : null
    },
  }
}
export type RegistrationDrafts = ReturnType<typeof createRegistrationDrafts>

/** The draft with the reason why the back end refused it, for the step that mends it; the same draft for a refusal that no step can mend. */
export function refuseDraft(draft: RegistrationDraft, failure: CallFailure, lookupText: TextLookup): RegistrationDraft {
  if (!isRefusalCode(failure.code)) return draft
  const { error } = toErrorEnvelope(failure, lookupText, '')
  const refusal = registrationRefusalSchema.parse(error)
  return { ...draft, form: { ...draft.form, ...(failure.code === 'ERR_CPR_MISMATCH' && { cpr: undefined }) }, refusal }
}

/** What the registration page may know of the draft. */
export const toDraftResponse = (draft: RegistrationDraft | null) =>
  registrationCalls.draft.response.parse({
    draft: draft && { ...draft.form, hasCpr: draft.form.cpr !== undefined, refusal: draft.refusal },
  })

/** The body of the registration call: the form and the values that the site server adds. Invalid while no CPR number stands. */
export function registrationBody({ form, registerLogId }: RegistrationDraft, { clientIP, userDevice, jar }: CallContext) {
  return {
    ...form,
    btag: form.btag || (jar.get('btag') ?? ''),
    registerLogId,
    clientIP,
    userDevice,
    enhancedCode: '',
    msclkid: '',
    properties: {
      IsMobileSignup: userDevice === 'Mobile',
      Acceptfreespins: form.acceptBonusOffer1 !== '',
      acceptdepositmatch: form.acceptBonusOffer2 !== '',
    },
  } satisfies Partial<RegistrationForm> & Record<string, unknown>
}
