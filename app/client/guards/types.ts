import type { MenuItem } from '@casino/features/config/entities/layout'
import type { RouteMatch } from '../match.ts'

export const guardNames = [
  'auth-user',
  'btag',
  'check-custom-content',
  'menu-check',
  'mobile-check',
  'navigation',
  'payment-iq',
  'player-type',
] as const
export type GuardName = (typeof guardNames)[number]

/** Input of a guard. `undefined`: unknown in the browser; the guard continues and the site server decides. */
export interface GuardContext extends RouteMatch {
  readonly path: string
  readonly query: URLSearchParams
  readonly loggedIn: boolean | undefined
  readonly device: 'Mobile' | 'Desktop' | undefined
  /** Menu items visible to this visitor, and all of them. */
  readonly menu: { readonly visible: readonly MenuItem[]; readonly all: readonly MenuItem[] } | undefined
  /** Whether the route's page exists in the CMS. */
  readonly contentExists: boolean | undefined
  readonly playerType: string | undefined
}

/** Cookies that a guard sets, through the site server. */
export type GuardCookies = Readonly<Partial<Record<'btag' | 'playerType', string>>>

export type GuardResult =
  | { readonly type: 'continue'; readonly cookies?: GuardCookies }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'notFound' }

/** A pure function, the same on the server and in the browser. */
export type Guard = (context: GuardContext) => GuardResult

export const proceed: GuardResult = { type: 'continue' }
