/**
 * Headers that every response starts with: refusals and JSON too, which browsers receive from game frames and could open by their URL. A
 * page replaces the policy by its own, and a file the time that it may be cached.
 */
export const platformHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const
