import type { CallDefinition, CallTable } from './api/contract.ts'
import { bonusesCalls } from './bonuses/calls.ts'
import { campaignsCalls } from './campaigns/calls.ts'
import { consentCalls } from './consent/calls.ts'
import { contactCalls } from './contact/calls.ts'
import { contentCalls } from './content/calls.ts'
import { depositCalls } from './deposit/calls.ts'
import { gamesCalls } from './games/calls.ts'
import { identityCalls } from './identity/calls.ts'
import { landingCalls } from './landing/calls.ts'
import { limitsCalls } from './limits/calls.ts'
import { newsCalls } from './news/calls.ts'
import { overviewCalls } from './overview/calls.ts'
import { profileCalls } from './profile/calls.ts'
import { documentCalls } from './profile/documentCalls.ts'
import { registrationCalls } from './registration/calls.ts'
import { sessionCalls } from './session/calls.ts'
import { transactionsCalls } from './transactions/calls.ts'
import { unsubscribeCalls } from './unsubscribe/calls.ts'
import { withdrawalCalls } from './withdrawal/calls.ts'

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
