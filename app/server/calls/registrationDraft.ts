import { type RegistrationForm, registrationFormSchema } from '@casino/features/registration/calls'
import { z } from 'zod'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'

/** `form.cpr` is absent when the number has not matched: the return page asks for another. */
const draftSchema = z.object({ registerLogId: z.string(), form: registrationFormSchema.partial({ cpr: true }) })
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
