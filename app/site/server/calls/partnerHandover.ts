import { z } from 'zod'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'
import type { ServerValues } from './injectServerValues.ts'

/** Tokens are base64url or a JWT; ids come from the identity provider. Neither can change a header or a path. */
const token = z.string().regex(/^[\w.~+/=-]{22,512}$/)

/** What the form of a partner's page contains: a one-time token, or the player's id at the identity provider with the bearer that authorises it. */
export const partnerHandoverSchema = z.union([
  z.strictObject({ token }).transform((fields) => ({ type: 'token' as const, ...fields })),
  z
    .strictObject({ pid: z.string().regex(/^[\w-]{1,64}$/), bearer: token })
    .transform((fields) => ({ type: 'external' as const, ...fields })),
])
/** `canRegister`: without another visit to the identity provider. */
export type PartnerHandover = z.output<typeof partnerHandoverSchema> & { canRegister: boolean }

/** Keeps what a partner has handed over: sealed in an httpOnly cookie, so that no script can read it and replicas stay stateless. */
export function createPartnerHandovers(sealer: Sealer, lifetimeSeconds: number) {
  return {
    keep: ({ jar }: CallContext, handover: PartnerHandover): void =>
      jar.set('handover', sealer.seal(handover, lifetimeSeconds), lifetimeSeconds),
    /** Null when there is none or it has expired. */
    find({ jar }: CallContext): PartnerHandover | null {
      return sealer.unseal(jar.get('handover')) as PartnerHandover | null // authenticated: written by `keep`
    },
  }
}
export type PartnerHandovers = ReturnType<typeof createPartnerHandovers>

/** What the calls of a login by hand-over receive from it. */
export const handoverValues = (handover: PartnerHandover | null): ServerValues & { bearer?: string } => {
  if (handover?.type === 'token') return { partnerToken: handover.token }
  return handover ? { pid: handover.pid, bearer: handover.bearer } : {}
}

/** What the page may know of it. */
export const toHandoverResponse = (handover: PartnerHandover | null) => ({
  type: handover?.type ?? null,
  canRegister: handover?.canRegister ?? false,
})
