import { type DepositLimits, depositLimitsSchema } from '@casino/features/api/entities/limits'
import { dayMs } from '@casino/features/format/duration'
import { closingSchema } from '@casino/features/limits/calls'
import { cookieLifetimes } from '../cookies.ts'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'
import type { HooksByCall } from './callHookTypes.ts'
import { sessionCookies } from './cookieCalls.ts'
import { createSealedDrafts } from './sealedDraft.ts'

/** Stores what closing the account did, for the page that says goodbye: the player has no session then. */
export const createClosingReceipts = (sealer: Sealer) =>
  createSealedDrafts({ cookie: 'closing', schema: closingSchema, sealer, lifetimeSeconds: async () => cookieLifetimes.closing })
export type ClosingReceipts = ReturnType<typeof createClosingReceipts>

/** Lengths of the pauses, for a back end that does not tell when one ends. */
const pauseMs = { '24h': dayMs, '30d': 30 * dayMs } as const

/** Hooks of the limits: what the back end leaves out of its answers, and closing the account, which logs the player out. */
export const createClosingHooks = (receipts: ClosingReceipts, readLimits: (context: CallContext) => Promise<DepositLimits>) =>
  ({
    'limits.set': {
      onSuccess: async (answer, context) => (depositLimitsSchema.safeParse(answer).success ? undefined : readLimits(context)),
    },
    'limits.lock': {
      onSuccess: async ({ closing, closed, pausedUntil }, context, { query }) => {
        const { lockUntil } = query
        if (lockUntil === 'permanent') {
          context.jar.clear(...sessionCookies)
          if (closing) await receipts.keep(context, closing)
        }
        const until = lockUntil === 'permanent' ? null : (pausedUntil ?? Date.now() + pauseMs[lockUntil])
        return { closed: closed ?? lockUntil === 'permanent', pausedUntil: until }
      },
    },
    'limits.closing': { handleLocally: (_, context) => ({ closing: receipts.find(context) }) },
  }) satisfies HooksByCall
