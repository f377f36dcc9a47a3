import { isOpenForWithdrawing } from '@casino/features/content/withdrawalOnly'
import { loginPath, paths } from '@casino/features/navigation/paths'
import { resolveAccess } from '../routeTypes.ts'
import { type Guard, proceed } from './types.ts'

/**
 * Routes for players redirect guests to the login, with a return path, and the reason when their session has ended; login and registration
 * redirect players to `/`. A session for withdrawing only is led to the withdrawal from everything else.
 */
export const authUser: Guard = ({ route, params, path, query, loggedIn, sessionEnded = false, withdrawalOnly = false }) => {
  const access = resolveAccess(route, params)
  if (access === 'login' && loggedIn === false)
    return {
      type: 'redirect',
      to: loginPath({ ...(sessionEnded && { reason: 'expired' }), redirect: query.size ? `${path}?${query}` : path }),
    }
  if (withdrawalOnly && !isOpenForWithdrawing(path, route.contentSlug !== undefined)) return { type: 'redirect', to: paths.withdraw }
  if (access === 'guest' && loggedIn === true) return { type: 'redirect', to: paths.home }
  return proceed
}
