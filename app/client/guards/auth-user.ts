import { loginPath, paths } from '@casino/features/session/paths'
import { type Guard, goOn } from './types.ts'

/** Account routes and play for money need a login and come back afterwards; login and sign-up are for guests. */
export const authUser: Guard = ({ route, params, path, query, loggedIn }) => {
  const access = typeof route.access === 'function' ? route.access(params) : route.access
  if (access === 'login' && loggedIn === false)
    return { type: 'redirect', to: loginPath({ redirect: query.size ? `${path}?${query}` : path }) }
  if (access === 'guest' && loggedIn === true) return { type: 'redirect', to: paths.home }
  return goOn
}
