import type { cookieKeys } from '@casino/features/session/calls'
import { brands, contrasts } from '@casino/tokens/brands'
import { type CookieName, lifetimes } from '../cookies.ts'
import type { CallContext } from './context.ts'
import { Failure } from './failure.ts'
import type { ParsedInput } from './parse.ts'

type Key = (typeof cookieKeys)[number]

/** Allowed values of the cookies that a page must not set freely. */
const writable: Partial<Record<Key, readonly string[]>> = {
  brand: brands,
  contrast: contrasts,
  playerType: ['Guests', 'Depositor', 'Non-Depositor'],
  session: [],
}

/** Handlers of `/api/cookie`, without the back end. Keys are allow-listed by the call table. */
export const cookieCalls = {
  'session.getCookie': ({ query }: ParsedInput, { jar }: CallContext) => {
    const key = query?.key as Key // parsed by the call's schema
    const held = jar.get(key)
    // of the session only its existence, never its value
    const cookie = key === 'session' ? held && 'true' : held
    return { success: true, cookie: cookie ?? null }
  },
  'session.setCookie': ({ body }: ParsedInput, { jar }: CallContext) => {
    const { key, value, max_age } = body as { key: Key; value: string; max_age: number } // parsed by the call's schema
    if (max_age <= 0) return remove(key, jar)
    if (writable[key] && !writable[key].includes(value)) throw new Failure('ERR_FORBIDDEN', { reason: `value not allowed for ${key}` })
    jar.set(key, value, Math.min(max_age, lifetimes[key]))
    return { success: true }
  },
  'session.deleteCookie': ({ body }: ParsedInput, { jar }: CallContext) => remove(body?.key as Key, jar), // parsed by the call's schema
}

function remove(key: Key, jar: CallContext['jar']) {
  const together: readonly CookieName[] = key === 'session' ? sessionCookies : [key]
  jar.clear(...together)
  return { success: true }
}

/** Cookies cleared when a session ends. */
export const sessionCookies = ['session', 'userId'] as const
