import { createCallHooks } from '../calls/callHooks.ts'
import { createClosingReceipts } from '../calls/closingHooks.ts'
import { createContactDrafts } from '../calls/contactHooks.ts'
import { createPartnerHandovers } from '../calls/partnerHandover.ts'
import { createRegistrationDrafts } from '../calls/registrationDraft.ts'
import { createSealer } from '../security/sealer.ts'
import { builtInTexts } from '../serverTexts.ts'

/** The call hooks with services that do nothing. */
export const createTestCallHooks = () =>
  createCallHooks({
    drafts: createRegistrationDrafts(createSealer('s'.repeat(40), 'registration'), async () => 600),
    handovers: createPartnerHandovers(createSealer('s'.repeat(40), 'handover'), 600),
    closingReceipts: createClosingReceipts(createSealer('s'.repeat(40), 'closing')),
    contactDrafts: createContactDrafts(createSealer('s'.repeat(40), 'contact')),
    loadTexts: async () => builtInTexts,
    endSession: () => undefined,
    detectAccountType: async (known) => known ?? 'Non-Depositor',
    readUserId: async () => 'u1',
    addChosenBonus: async () => undefined,
    paymentPages: { isAllowed: () => true },
    findDeposit: async () => ({ state: 'pending' }),
    readLimits: async () => Promise.reject(new Error('no limits')),
    paymentNotes: { note: async () => undefined, end: async () => undefined },
    observeVital: () => undefined,
  })
