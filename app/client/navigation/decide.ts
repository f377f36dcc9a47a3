import { runGuards } from '../guards/index.ts'
import { matchRoute } from '../match.ts'
import { routes } from '../routes/index.ts'

/** What to do about an address before anything is asked: leave for it with a full load, go elsewhere, or fetch its page. */
export type Decision = { readonly type: 'leave' } | { readonly type: 'redirect'; readonly to: string } | { readonly type: 'fetch' }

export interface Here {
  readonly path: string
  readonly origin: string
}

/**
 * Whether the browser can navigate to `url` itself. Home from another page is a full load, except going back (specification,
 * *Navigation rule*); so is logging out, and whatever is no route. Who may open a page is the own server's to say.
 */
export function decide(url: URL, here: Here, isBack: boolean): Decision {
  if (url.origin !== here.origin || url.searchParams.has('logout')) return { type: 'leave' }
  if (url.pathname === '/' && here.path !== '/' && !isBack) return { type: 'leave' }
  const match = matchRoute(routes, url.pathname)
  if (!match) return { type: 'leave' }
  const unknown = { loggedIn: undefined, device: undefined, menu: undefined, contentExists: undefined, playerType: undefined }
  const result = runGuards({ ...match, ...unknown, path: url.pathname, query: url.searchParams })
  if (result.type === 'redirect') return result
  return result.type === 'notFound' ? { type: 'leave' } : { type: 'fetch' }
}
