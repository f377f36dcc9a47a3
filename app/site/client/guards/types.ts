import type { MenuItem } from '@casino/features/content/entities/layout'
import type { campaignCookies } from '@casino/features/registration/campaignTags'
import type { RouteMatch } from '../matchRoute.ts'

/** Input of a guard. `undefined`: unknown in the browser; the guard continues and the site server decides. */
export interface GuardContext extends RouteMatch {
  path: string
  query: URLSearchParams
  loggedIn: boolean | undefined
  /** The back end has refused this request's session: the visitor was logged in until now. */
  sessionEnded?: boolean
  /** The session is for withdrawing the balance and reading the histories (ROFUS). */
  withdrawalOnly?: boolean
  device: 'Mobile' | 'Desktop' | undefined
  /** Menu items visible to this visitor, and all of them. */
  menu: { visible: readonly MenuItem[]; all: readonly MenuItem[] } | undefined
  /** Whether the route's page exists in the CMS. */
  contentExists: boolean | undefined
  playerType: string | undefined
}

/** Cookies that a guard sets, through the site server. */
export type GuardCookies = Readonly<ReturnType<typeof campaignCookies> & { playerType?: string }>

export type GuardResult = { type: 'continue'; cookies?: GuardCookies } | { type: 'redirect'; to: string } | { type: 'notFound' }

/** A pure function, the same on the server and in the browser. */
export type Guard = (context: GuardContext) => GuardResult

export const proceed: GuardResult = { type: 'continue' }
