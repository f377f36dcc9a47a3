import { contactFields, withMobileRule } from '@casino/features/api/entities/contact'
import { z } from 'zod'
import { cookieLifetimes } from '../cookies.ts'
import type { Sealer } from '../security/sealer.ts'
import type { CallContext } from './callContext.ts'
import type { HooksByCall } from './callHookTypes.ts'
import { createSealedDrafts } from './sealedDraft.ts'

const valuesSchema = withMobileRule(contactFields)
/** `userId`: whose it is, since another player may log in to the same browser. */
const draftSchema = z.object({ userId: z.string(), values: valuesSchema })

/** Stores the contact data that a player entered during a step-up. */
export const createContactDrafts = (sealer: Sealer) =>
  createSealedDrafts({ cookie: 'contactDraft', schema: draftSchema, sealer, lifetimeSeconds: async () => cookieLifetimes.contactDraft })
export type ContactDrafts = ReturnType<typeof createContactDrafts>

/** Hooks of the calls that change contact data: what was entered is kept until it is stored or cancelled. */
export const createContactHooks = (drafts: ContactDrafts) =>
  ({
    'profile.contact': {
      onSuccess: (_, context) => {
        const draft = drafts.find(context)
        return { draft: draft && draft.userId === context.jar.get('userId') ? draft.values : null }
      },
    },
    'profile.changeContact': {
      onSuccess: (_, { jar }) => {
        if (jar.get('contactDraft')) jar.clear('contactDraft')
        return undefined
      },
      onFailure: async (failure, context: CallContext, { body }) => {
        const userId = context.jar.get('userId')
        if (failure.code === 'ERR_STEP_UP_REQUIRED' && userId) await drafts.keep(context, { userId, values: valuesSchema.parse(body) })
        return failure
      },
    },
    'profile.cancelContactChange': {
      beforeParse: (input, { jar }) => {
        jar.clear('contactDraft')
        return input
      },
    },
  }) satisfies HooksByCall
