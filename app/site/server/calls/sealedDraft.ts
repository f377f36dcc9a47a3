import type { z } from 'zod'
import type { CookieName } from '../cookies.ts'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'

interface SealedDraftOptions<S extends z.ZodType> {
  cookie: CookieName
  schema: S
  sealer: Sealer
  lifetimeSeconds: (context: CallContext) => Promise<number>
}

/** Stores what a player entered during the redirect to the identity provider: sealed in a cookie, so that replicas stay stateless. */
export function createSealedDrafts<S extends z.ZodType>({ cookie, schema, sealer, lifetimeSeconds }: SealedDraftOptions<S>) {
  return {
    async keep(context: CallContext, draft: z.output<S>): Promise<void> {
      const seconds = await lifetimeSeconds(context)
      context.jar.set(cookie, sealer.seal(draft, seconds), seconds)
    },
    /** Null when there is none or it has expired. */
    find({ jar }: CallContext): z.output<S> | null {
      const parsed = schema.safeParse(sealer.unseal(jar.get(cookie)))
      return parsed.success ? parsed.data : null
    },
  }
}
