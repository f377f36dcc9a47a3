import type { Route } from '../routeTypes.ts'
import { authUser } from './auth-user.ts'
import { btag, visitCookies } from './btag.ts'
import { checkCustomContent } from './check-custom-content.ts'
import type { GuardName } from './guardNames.ts'
import { menuCheck } from './menu-check.ts'
import { mobileCheck } from './mobile-check.ts'
import { navigation } from './navigation.ts'
import { paymentIq } from './payment-iq.ts'
import { playerType } from './player-type.ts'
import type { Guard, GuardContext, GuardCookies, GuardResult } from './types.ts'

const guards: Readonly<Record<GuardName, Guard>> = {
  'auth-user': authUser,
  btag,
  'check-custom-content': checkCustomContent,
  'menu-check': menuCheck,
  'mobile-check': mobileCheck,
  navigation,
  'payment-iq': paymentIq,
  'player-type': playerType,
}

/** Throws an Error that names the first route with an unknown guard. Called at start-up. */
export function checkGuardNames(routes: readonly Pick<Route, 'path' | 'guards'>[]): void {
  for (const { path, guards: names } of routes) {
    const unknown = names.find((name) => !Object.hasOwn(guards, name))
    if (unknown !== undefined) throw new Error(`route ${path}: unknown guard "${unknown}"`)
  }
}

/** Cookies that a guest's visit sets, without loading anything: a cached page carries none, so they are added to its response. */
export function guestCookies(visit: Pick<GuardContext, 'route' | 'params' | 'query'>): GuardCookies {
  return visit.route.guards.includes('btag') ? visitCookies(visit) : {}
}

/** Runs a route's guards in order. Returns the first redirect or notFound; otherwise continues with the cookies of all guards. */
export function runGuards(context: GuardContext): GuardResult {
  let cookies: GuardCookies = {}
  for (const name of context.route.guards) {
    const result = guards[name](context)
    if (result.type !== 'continue') return result
    cookies = { ...cookies, ...result.cookies }
  }
  return { type: 'continue', cookies }
}
