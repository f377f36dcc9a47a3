import { type RegistrationForm, registrationFormSchema } from '@casino/features/registration/calls'
import { z } from 'zod'
import { lifetimes } from '../cookies.ts'
import type { Sealer } from '../security/seal.ts'
import type { CallContext } from './context.ts'

const draftSchema = z.object({ registerLogId: z.string(), form: registrationFormSchema })
export type Draft = z.output<typeof draftSchema>

/** The registration form over the trip to the identity provider: sealed in a cookie, so that no replica keeps state. */
export function createDrafts(sealer: Sealer) {
  return {
    keep({ jar }: CallContext, draft: Draft): void {
      jar.set('registration', sealer.seal(draft, lifetimes.registration))
    },
    /** null when there is none or its time is over. */
    find({ jar }: CallContext): Draft | null {
      const parsed = draftSchema.safeParse(sealer.open(jar.get('registration')))
      return parsed.success ? parsed.data : null
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>

/** The body of the registration call: the form and what the own server knows of the player's visit. */
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
