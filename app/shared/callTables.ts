import type { CallDefinition, CallTable } from '@casino/features/api/contract'
import { bonusesCalls } from '@casino/features/bonuses/calls'
import { campaignsCalls } from '@casino/features/campaigns/calls'
import { consentCalls } from '@casino/features/consent/calls'
import { contactCalls } from '@casino/features/contact/calls'
import { contentCalls } from '@casino/features/content/calls'
import { depositCalls } from '@casino/features/deposit/calls'
import { gamesCalls } from '@casino/features/games/calls'
import { identityCalls } from '@casino/features/identity/calls'
import { landingCalls } from '@casino/features/landing/calls'
import { limitsCalls } from '@casino/features/limits/calls'
import { newsCalls } from '@casino/features/news/calls'
import { overviewCalls } from '@casino/features/overview/calls'
import { profileCalls } from '@casino/features/profile/calls'
import { documentCalls } from '@casino/features/profile/documentCalls'
import { registrationCalls } from '@casino/features/registration/calls'
import { sessionCalls } from '@casino/features/session/calls'
import { transactionsCalls } from '@casino/features/transactions/calls'
import { unsubscribeCalls } from '@casino/features/unsubscribe/calls'
import { withdrawalCalls } from '@casino/features/withdrawal/calls'

/**
 * The call table of each feature. The only list of them: it is the site server's allow-list, types the client's queries, and names what
 * the platform must serve. The client imports its types only, because the tables contain the schemas.
 */
export const callTables = {
  bonuses: bonusesCalls,
  campaigns: campaignsCalls,
  consent: consentCalls,
  contact: contactCalls,
  content: contentCalls,
  deposit: depositCalls,
  documents: documentCalls,
  games: gamesCalls,
  identity: identityCalls,
  landing: landingCalls,
  limits: limitsCalls,
  news: newsCalls,
  overview: overviewCalls,
  profile: profileCalls,
  registration: registrationCalls,
  session: sessionCalls,
  transactions: transactionsCalls,
  unsubscribe: unsubscribeCalls,
  withdrawal: withdrawalCalls,
} as const satisfies Record<string, CallTable>

export type CallTables = typeof callTables
/** Name of every call, `feature.call`. */
export type CallName = { [F in keyof CallTables]: `${F}.${keyof CallTables[F] & string}` }[keyof CallTables]
/** Definition of a call, by its name. */
export type CallOf<N extends CallName> = N extends `${infer F extends keyof CallTables}.${infer C}`
  ? C extends keyof CallTables[F]
    ? Extract<CallTables[F][C], CallDefinition>
    : never
  : never
/** Calls that the site server handles without the back end. */
export type LocalCallName = { [N in CallName]: CallOf<N> extends { handledLocally: true } ? N : never }[CallName]
