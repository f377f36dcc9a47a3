import { menuItemSchema } from '@casino/features/content/entities/layout'
import { paths } from '@casino/features/navigation/paths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRoute } from '../matchRoute.ts'
import { routes } from '../routes/index.ts'
import { type Route, resolveAccess } from '../routeTypes.ts'
import { type GuardName, guardNames } from './guardNames.ts'
import { checkGuardNames, runGuards } from './index.ts'
import { menuCheck } from './menu-check.ts'
import { mobileCheck } from './mobile-check.ts'
import type { GuardContext } from './types.ts'

const visit = (address: string, known: Partial<GuardContext> = {}): GuardContext => {
  const url = new URL(address, 'http://site')
  const match = matchRoute(routes, url.pathname)
  if (!match) throw new Error(`no route for ${address}`)
  const guest = {
    loggedIn: false,
    device: 'Desktop',
    menu: { visible: [], all: [] },
    contentExists: true,
    playerType: undefined,
  } as const
  return { ...match, path: url.pathname, query: url.searchParams, ...guest, ...known }
}
const runAt = (address: string, known?: Partial<GuardContext>) => runGuards(visit(address, known))

test('an unknown guard is an error when the site starts', () => {
  const bad: Pick<Route, 'path' | 'guards'> = { path: '/x', guards: ['auth-user', 'made-up' as GuardName] } // a mistake in the route table
  expect(() => checkGuardNames([bad])).toThrow('route /x: unknown guard "made-up"')
  expect(() => checkGuardNames(routes)).not.toThrow()
})

test('each route group of the specification has its guards in order', () => {
  const guards = (path: string) => visit(path).route.guards
  expect(guards('/min-konto/oversigt')).toEqual(['auth-user', 'mobile-check', 'navigation', 'player-type'])
  expect(guards('/min-konto/overfoer')).toEqual(['payment-iq', 'auth-user', 'mobile-check', 'navigation', 'player-type'])
  for (const path of ['/extpayment', '/MobilePay']) expect(guards(path)).toEqual(['mobile-check', 'navigation', 'player-type'])
  expect(guards('/noget-andet')).toEqual(['check-custom-content', 'auth-user', 'mobile-check', 'btag', 'navigation', 'player-type'])
  expect(guards('/spilleautomater/spil-for-sjov/x')[0]).toBe('payment-iq')
})

test('account pages are for logged-in players, other pages are not', () => {
  const access = (address: string) => {
    const { route, params } = visit(address)
    return resolveAccess(route, params)
  }
  expect([paths.overview, paths.deposit, paths.transactions, paths.limitations].map(access)).toEqual(Array(4).fill('login'))
  expect([paths.home, paths.terms, paths.paymentReturn, '/spilleautomater'].map(access)).toEqual(Array(4).fill('public'))
  expect([paths.login, paths.register].map(access)).toEqual(['guest', 'guest'])
})

describe('auth-user', () => {
  test('redirects a guest to the login, with path and query as return path', () => {
    expect(runAt('/min-konto/overfoer?beloeb=100')).toEqual({
      type: 'redirect',
      to: '/log-ind?redirect=%2Fmin-konto%2Foverfoer%3Fbeloeb%3D100',
    })
    expect(runAt('/min-konto/overfoer', { loggedIn: true }).type).toBe('continue')
  })

  test('redirects a player from login and registration', () => {
    expect(runAt('/log-ind', { loggedIn: true })).toEqual({ type: 'redirect', to: '/' })
    expect(runAt('/registrer', { loggedIn: true })).toEqual({ type: 'redirect', to: '/' })
    expect(runAt('/log-ind').type).toBe('continue')
  })

  test('continues when the login state is unknown', () => {
    expect(runAt('/min-konto/oversigt', { loggedIn: undefined }).type).toBe('continue')
    expect(runAt('/log-ind', { loggedIn: undefined }).type).toBe('continue')
  })
})

test('btag: stores each tag of partner and campaign', () => {
  expect(runAt('/?btag=p1&btagprofile=p2&enhancedCode=e3&msclkid=m4&landingPageLogId=l5&utm_source=x')).toEqual({
    type: 'continue',
    cookies: { btag: 'p1', btagprofile: 'p2', enhancedCode: 'e3', msclkid: 'm4', landingPage: 'l5' },
  })
  expect(runAt(`/?landingPageLogId=${'x'.repeat(65)}&msclkid=${'x'.repeat(121)}&enhancedCode=`)).toEqual({ type: 'continue', cookies: {} })
})

test('btag: a landing page is named by itself, unless the URL names the visit', () => {
  expect(runAt('/lp/velkomst/spins?btag=p1')).toEqual({ type: 'continue', cookies: { btag: 'p1', landingPage: 'velkomst.spins' } })
  expect(runAt('/lp')).toEqual({ type: 'continue', cookies: { landingPage: 'lp' } })
  expect(runAt('/lp/velkomst/spins?landingPageLogId=log-7')).toEqual({ type: 'continue', cookies: { landingPage: 'log-7' } })
  expect(visit(`/lp/velkomst/${'x'.repeat(41)}`).route.name).toBe('slug')
})

test('btag: stores a valid tag only', () => {
  expect(runAt('/?btag=partner_1')).toEqual({ type: 'continue', cookies: { btag: 'partner_1' } })
  expect(runAt('/?btag=%3Cscript%3E')).toEqual({ type: 'continue', cookies: {} })
})

test('check-custom-content: not found if missing from the CMS, continues if unknown', () => {
  expect(runAt('/noget', { contentExists: false })).toEqual({ type: 'notFound' })
  expect(runAt('/noget', { contentExists: undefined }).type).toBe('continue')
  expect(runAt('/spilleautomater', { contentExists: false }).type).toBe('continue')
})

test('menu-check: an item hidden from this visitor is not found, nor what its section contains', () => {
  const all = [menuItemSchema.parse({ id: 'x', text: 'menu.home', slug: '', child: [{ id: 'y', text: 'menu.home', slug: '/kampagner' }] })]
  const context = { ...visit('/'), path: '/kampagner' }
  expect(menuCheck({ ...context, menu: { all, visible: [] } })).toEqual({ type: 'notFound' })
  expect(menuCheck({ ...context, menu: { all, visible: all } }).type).toBe('continue')
  expect(menuCheck({ ...context, menu: { all: [], visible: [] } }).type).toBe('continue')
  expect(menuCheck({ ...context, menu: undefined }).type).toBe('continue')
  const article = { ...context, path: '/kampagner/juleaften' }
  expect(menuCheck({ ...article, menu: { all, visible: [] } })).toEqual({ type: 'notFound' })
  expect(menuCheck({ ...article, menu: { all, visible: all } }).type).toBe('continue')
  expect(menuCheck({ ...context, path: '/kampagner-x', menu: { all, visible: [] } }).type).toBe('continue')
})

test('mobile-check: other devices are redirected', () => {
  const context = visit('/spilleautomater/spil-for-sjov/ravn')
  const route: Route = { ...context.route, device: { only: 'Mobile', redirectTo: ({ gameById }) => `/spil/${gameById}` } }
  expect(mobileCheck({ ...context, route, device: 'Desktop' })).toEqual({ type: 'redirect', to: '/spil/ravn' })
  expect(mobileCheck({ ...context, route, device: 'Mobile' }).type).toBe('continue')
  expect(mobileCheck({ ...context, route, device: undefined }).type).toBe('continue')
  expect(mobileCheck({ ...context, device: 'Desktop' }).type).toBe('continue')
})

describe('navigation', () => {
  test.each([
    ['/Log-Ind/', '/log-ind'],
    ['//jackpots', '/jackpots'],
    ['/JACKPOTS?side=2', '/jackpots?side=2'],
    ['/contents/Vilkaar/', '/contents/Vilkaar'],
  ])('%s redirects to %s', (address, to) => {
    const url = new URL(`http://site${address}`)
    const match = matchRoute(routes, url.pathname)
    if (!match) throw new Error(address)
    expect(runGuards({ ...visit('/'), ...match, path: url.pathname, query: url.searchParams })).toEqual({ type: 'redirect', to })
  })

  test('redirects only within this origin, and only once', () => {
    const segment = fc.constantFrom('', 'jackpots', 'JACKPOTS', 'log-ind', 'contents', 'x', 'evil.example')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`
        const match = matchRoute(routes, path)
        if (!match) return
        const first = runGuards({ ...visit('/'), ...match, path, query: new URLSearchParams() })
        if (first.type !== 'redirect') return
        expect(first.to).toMatch(/^\/(?!\/)/)
        expect(runAt(first.to).type).toBe('continue')
      }),
    )
  })
})

test('payment-iq: redirects a returning payment to the return page with only its id', () => {
  expect(runAt('/min-konto/overfoer?depositLogId=d1&status=approved')).toEqual({ type: 'redirect', to: '/extpayment?depositLogId=d1' })
  expect(runAt('/extpayment?depositLogId=d1').type).toBe('continue')
})

test('player-type: stored for players only', () => {
  expect(runAt('/', { loggedIn: true, playerType: 'Depositor' })).toEqual({ type: 'continue', cookies: { playerType: 'Depositor' } })
  expect(runAt('/', { playerType: 'Depositor' })).toEqual({ type: 'continue', cookies: {} })
})

test('guards are pure: the same context gives the same result', () => {
  expect(guardNames).toHaveLength(8)
  const context = visit('/min-konto/oversigt?x=1')
  expect(runGuards(context)).toEqual(runGuards(context))
})
