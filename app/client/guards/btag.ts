import { type Guard, proceed } from './types.ts'

/** Stores the affiliate tag of the URL in a cookie, for the registration form (specification, *Registration form*). */
export const btag: Guard = ({ query }) => {
  const tag = query.get('btag')
  return tag && /^[\w.-]{1,120}$/.test(tag) ? { type: 'continue', cookies: { btag: tag } } : proceed
}
