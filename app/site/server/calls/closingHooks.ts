import { closingSchema } from '@casino/features/limits/calls'
import { cookieLifetimes } from '../cookies.ts'
import type { Sealer } from '../security/sealer.ts'
import type { HooksByCall } from './callHookTypes.ts'
import { sessionCookies } from './cookieCalls.ts'
import { createSealedDrafts } from './sealedDraft.ts'

/** Stores what closing the account did, for the page that says goodbye: the player has no session then. */
export const createClosingReceipts = (sealer: Sealer) =>
  createSealedDrafts({ cookie: 'closing', schema: closingSchema, sealer, lifetimeSeconds: async () => cookieLifetimes.closing })
export type ClosingReceipts = ReturnType<typeof createClosingReceipts>

/** Hooks of closing the account, which logs the player out. */
export const createClosingHooks = (receipts: ClosingReceipts) =>
  ({
    'limits.lock': {
      onSuccess: async ({ closing }, context) => {
        if (!closing) return undefined
        context.jar.clear(...sessionCookies)
        await receipts.keep(context, closing)
        return undefined
      },
    },
    'limits.closing': { handleLocally: (_, context) => ({ closing: receipts.find(context) }) },
  }) satisfies HooksByCall
