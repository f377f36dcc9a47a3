import type { MenuItem } from '@casino/features/config/entities/layout'
import type { Match } from '../match.ts'

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

/** What a guard may know. `undefined`: the caller does not know, and the guard leaves the decision to the own server. */
export interface GuardContext extends Match {
  readonly path: string
  readonly query: URLSearchParams
  readonly loggedIn: boolean | undefined
  readonly device: 'Mobile' | 'Desktop' | undefined
  /** The menu as this visitor may see it, and as it is without regard to the visitor. */
  readonly menu: { readonly visible: readonly MenuItem[]; readonly whole: readonly MenuItem[] } | undefined
  /** Whether the CMS has the route's page. */
  readonly contentExists: boolean | undefined
  readonly playerType: string | undefined
}

/** Cookies that a guard wants kept; the own server keeps them. */
export type Kept = Readonly<Partial<Record<'btag' | 'playerType', string>>>

export type GuardResult =
  | { readonly type: 'continue'; readonly keep?: Kept }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'notFound' }

/** A pure function of what it is told: the same on the server and in the browser. */
export type Guard = (context: GuardContext) => GuardResult

export const goOn: GuardResult = { type: 'continue' }
