import type { Guard, GuardCookies } from './types.ts'

/** The affiliate tag of a query as a cookie; none without a valid tag. */
export function btagCookie(query: URLSearchParams): GuardCookies {
  const tag = query.get('btag')
  return tag && /^[\w.-]{1,120}$/.test(tag) ? { btag: tag } : {}
}

/** Stores the affiliate tag of the URL in a cookie, for the registration form (specification, *Registration form*). */
export const btag: Guard = ({ query }) => ({ type: 'continue', cookies: btagCookie(query) })
