import { menuItemSchema } from '@casino/features/content/entities/layout'
import { describe, expect, test } from 'vitest'
import { routeGuards } from '../routes/routeGuards.ts'
import type { Route } from '../routeTypes.ts'
import type { GuardName } from './guardNames.ts'
import { runGuards } from './index.ts'
import type { GuardContext } from './types.ts'

/** The table of the specification (*Route guards*), with the reading of `app/decisions/0013-the-server-decides-who-may-open-a-page.md`. */
const documented: Readonly<Record<keyof typeof routeGuards, readonly GuardName[]>> = {
  content: ['check-custom-content', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'],
  account: ['auth-user', 'mobile-check', 'navigation', 'player-type'],
  deposit: ['payment-iq', 'auth-user', 'mobile-check', 'navigation', 'player-type'],
  game: ['payment-iq', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'],
  landing: ['payment-iq', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'],
  campaign: ['auth-user', 'mobile-check', 'btag', 'navigation', 'player-type', 'menu-check'],
  news: ['auth-user', 'mobile-check', 'btag', 'navigation', 'player-type', 'menu-check'],
  favourites: ['auth-user', 'mobile-check', 'btag', 'navigation', 'player-type', 'menu-check'],
  paymentReturn: ['mobile-check', 'navigation', 'player-type'],
  unsubscribe: ['mobile-check', 'navigation', 'player-type'],
}

const menu = [menuItemSchema.parse({ id: 'x', text: 'menu.news', slug: '/sted' })]

/** What makes each guard end a visit, and how it ends. The other two guards only set cookies. */
const causes: Partial<Record<GuardName, { change: (context: GuardContext) => GuardContext; ends: string }>> = {
  'check-custom-content': { change: (context) => ({ ...context, contentExists: false }), ends: 'notFound' },
  'auth-user': { change: (context) => ({ ...context, loggedIn: false }), ends: '/log-ind' },
  'mobile-check': { change: (context) => ({ ...context, device: 'Mobile' }), ends: '/mobil' },
  navigation: { change: (context) => ({ ...context, path: '/sted/x/' }), ends: '/sted/x' },
  'payment-iq': { change: (context) => ({ ...context, query: new URLSearchParams('depositLogId=d') }), ends: '/extpayment' },
  'menu-check': { change: (context) => ({ ...context, menu: { all: menu, visible: [] } }), ends: 'notFound' },
}

describe.each(Object.keys(documented) as (keyof typeof documented)[])('%s', (group) => {
  const names = documented[group]

  test('names the documented guards, in order', () => {
    expect(routeGuards[group]).toEqual(names)
  })

  test('the first guard with a cause decides', () => {
    const deciding = names.filter((name) => causes[name])
    const route: Route = {
      name: group,
      path: '/sted/x',
      guards: routeGuards[group],
      access: 'login',
      device: { only: 'Desktop', redirectTo: () => '/mobil' },
      contentSlug: () => 'x',
      loadPage: async () => () => null,
      header: 'shown',
      server: false,
    }
    const open: GuardContext = {
      route,
      params: {},
      path: '/sted/x',
      query: new URLSearchParams('btag=partner'),
      loggedIn: true,
      device: 'Desktop',
      menu: { all: menu, visible: menu },
      contentExists: true,
      playerType: 'Depositor',
    }
    // every cause at once, then without the one that decided
    for (const [index, name] of deciding.entries()) {
      const context = deciding.slice(index).reduce((changed, each) => causes[each]?.change(changed) ?? changed, open)
      const result = runGuards(context)
      const end = result.type === 'redirect' ? result.to.split('?')[0] : result.type
      expect([name, end]).toEqual([name, causes[name]?.ends])
    }
    expect(runGuards(open)).toEqual({
      type: 'continue',
      cookies: { ...(names.includes('btag') && { btag: 'partner' }), playerType: 'Depositor' },
    })
  })
})
