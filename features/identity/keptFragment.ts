import { paths, sameOriginPath, skipBrowserCheckHash } from '../navigation/paths.ts'

/**
 * The login page's address with its fragment moved into `redirect`, or null where there is nothing to move. A browser carries the fragment of a
 * guest's address along when it is redirected to the login (RFC 9110), and no server sees it: as part of `redirect` the site server stores it.
 */
export function loginPathWithFragment(search: string, hash: string): string | null {
  const query = new URLSearchParams(search)
  const target = sameOriginPath(query.get('redirect'))
  if (!target || target.includes('#') || hash.length < 2 || hash === skipBrowserCheckHash) return null
  const whole = sameOriginPath(target + hash)
  if (!whole) return null
  query.set('redirect', whole)
  return `${paths.login}?${query}`
}
