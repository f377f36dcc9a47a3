import { readCampaignTags } from '@casino/features/registration/campaignTags'
import type { ServerTexts } from '../serverTexts.ts'
import type { CallHooks, HooksByCall } from './callHookTypes.ts'
import { handoverValues, type PartnerHandovers } from './partnerHandover.ts'
import { missingCprError, type RegistrationDrafts, refuseDraft, registrationBody, toDraftResponse } from './registrationDraft.ts'

export interface RegistrationHookServices {
  drafts: RegistrationDrafts
  handovers: PartnerHandovers
  loadTexts: () => Promise<ServerTexts>
}

/** Hooks of the calls of a registration: the sealed draft of its form. */
export function createRegistrationHooks({ drafts, handovers, loadTexts }: RegistrationHookServices) {
  const createAccount: CallHooks<'registration.register' | 'registration.registerBypass'> = {
    // the draft is kept until the login, so that a reload in between repeats this call
    beforeParse: (input, context) => ({
      ...input,
      body: { ...registrationBody(drafts.requireConfirmed(context), context), ...input.body },
    }),
    onFailure: async (failure, context) => {
      const { lookupText } = await loadTexts()
      const draft = drafts.requireConfirmed(context)
      const refused = refuseDraft(draft, failure, lookupText)
      if (refused !== draft) await drafts.keep(context, refused)
      return failure
    },
  }
  return {
    'registration.saveDraft': {
      // the browser has no CPR number while the draft keeps one
      handleLocally: async ({ body: entered }, context) => {
        const cpr = entered.cpr === undefined ? drafts.find(context)?.form.cpr : entered.cpr
        await drafts.keep(context, { type: 'entered', form: { ...entered, cpr } })
        return {}
      },
    },
    'registration.saveLog': {
      // The browser has no CPR number while the draft keeps a number that was not refused.
      beforeParse: (input, context) => {
        const cpr = input.body?.cpr ?? drafts.find(context)?.form.cpr
        if (cpr === undefined || cpr === null) throw missingCprError()
        return { ...input, body: { ...input.body, ...readCampaignTags(context.jar.get), cpr } }
      },
      onSuccess: async ({ registerLogId }, context, { body: form }) => {
        await drafts.keep(context, { type: 'confirmed', registerLogId, form, refusal: null })
        return undefined
      },
    },
    'registration.draft': { handleLocally: (_, context) => toDraftResponse(drafts.find(context)) },
    'registration.register': createAccount,
    'registration.registerBypass': { ...createAccount, serverValues: (context) => handoverValues(handovers.find(context)) },
  } satisfies HooksByCall
}
