import type { cookieKeys } from '@casino/features/session/calls'
import { playerTypes } from '@casino/features/session/playerType'
import { brands, contrastModes } from '@casino/tokens/brands'
import { type CookieName, cookieLifetimes } from '../cookies.ts'
import { sessionFingerprint } from '../security/sessionFingerprint.ts'
import type { CallContext } from './callContext.ts'
import { CallFailure } from './callFailure.ts'
import type { HookInput } from './callHookTypes.ts'

type CookieKey = (typeof cookieKeys)[number]

/** Allowed values of the cookies that a page must not set freely. */
const allowedValues: Partial<Record<CookieKey, readonly string[]>> = {
  brand: brands,
  contrast: contrastModes,
  playerType: playerTypes,
  session: [],
  consent: [],
}

/** Handlers of `/api/cookie`, without the back end. Keys are allow-listed by the call table. */
export const cookieCalls = {
  'session.getCookie': ({ query: { key } }: HookInput<'session.getCookie'>, { jar }: CallContext) => {
    // set here, because guests' pages are cached and set no cookie
    if (jar.get('session') === undefined && jar.get('playerType') !== 'Guests') jar.set('playerType', 'Guests')
    const storedValue = jar.get(key)
    // of the session only its existence, never its value
    const cookie = key === 'session' ? storedValue && 'true' : storedValue
    return { success: true, cookie: cookie ?? null }
  },
  'session.setCookie': ({ body: { key, value, max_age } }: HookInput<'session.setCookie'>, { jar }: CallContext) => {
    if (max_age <= 0) return removeCookie(key, jar)
    if (allowedValues[key] && !allowedValues[key].includes(value))
      throw new CallFailure('ERR_FORBIDDEN', { reason: `value not allowed for ${key}` })
    const stored = key === 'responsibleGamingTime' ? ownedValue(value, jar) : value
    jar.set(key, stored, Math.min(max_age, cookieLifetimes[key]))
    return { success: true }
  },
  'session.deleteCookie': ({ body: { key } }: HookInput<'session.deleteCookie'>, { jar }: CallContext) => removeCookie(key, jar),
}

function removeCookie(key: CookieKey, jar: CallContext['jar']) {
  const names: readonly CookieName[] = key === 'session' ? sessionCookies : [key]
  jar.clear(...names)
  return { success: true }
}

/** Names a player in a cookie that outlives the login, without the player's id. */
const ownerMark = (jar: CallContext['jar']): string => sessionFingerprint(jar.get('userId') ?? '')
const ownedValue = (value: string, jar: CallContext['jar']): string => `${value}.${ownerMark(jar)}`

/** The interval of the play reminder, in minutes, that the player of this session has chosen in this browser; null for another player's. */
export function chosenReminderMinutes(jar: CallContext['jar']): number | null {
  const stored = jar.get('responsibleGamingTime') ?? ''
  const minutes = Number.parseInt(stored, 10)
  return stored === ownedValue(String(minutes), jar) ? minutes : null
}

/** Cookies cleared when a session ends. */
export const sessionCookies = ['session', 'userId', 'lastLogin', 'loggedInAt'] as const
