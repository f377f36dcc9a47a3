import { type RegistrationForm, registrationFormSchema } from '@casino/features/registration/calls'
import { z } from 'zod'
import { lifetimes } from '../cookies.ts'
import type { Sealer } from '../security/seal.ts'
import type { CallContext } from './context.ts'

const draftSchema = z.object({ registerLogId: z.string(), form: registrationFormSchema })
export type Draft = z.output<typeof draftSchema>

/** Stores the registration form during the redirect to the identity provider: sealed in a cookie, so that replicas stay stateless. */
export function createDrafts(sealer: Sealer) {
  return {
    keep({ jar }: CallContext, draft: Draft): void {
      jar.set('registration', sealer.seal(draft, lifetimes.registration))
    },
    /** Null when there is none or it has expired. */
    find({ jar }: CallContext): Draft | null {
      const parsed = draftSchema.safeParse(sealer.open(jar.get('registration')))
      return parsed.success ? parsed.data : null
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>

/** The body of the registration call: the form and the values that the site server adds. */
export function registrationBody({ form, registerLogId }: Draft, { clientIP, userDevice, jar }: CallContext) {
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
  } satisfies RegistrationForm & Record<string, unknown>
}
