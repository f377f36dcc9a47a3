import { loginPath, paths } from '@casino/features/content/paths'
import { resolveAccess } from '../routeTypes.ts'
import { type Guard, proceed } from './types.ts'

/** Routes for players redirect guests to the login, with a return path; login and registration redirect players to `/`. */
export const authUser: Guard = ({ route, params, path, query, loggedIn }) => {
  const access = resolveAccess(route, params)
  if (access === 'login' && loggedIn === false)
    return { type: 'redirect', to: loginPath({ redirect: query.size ? `${path}?${query}` : path }) }
  if (access === 'guest' && loggedIn === true) return { type: 'redirect', to: paths.home }
  return proceed
}
