import { matchRoute, type RouteMatch } from './match.ts'
import type { PagePayload } from './payload.ts'
import type { RenderPage } from './route-types.ts'
import { routes } from './routes/index.ts'

/** A page that is ready to render: its data, its route and its loaded component. */
export interface RouteView {
  readonly payload: PagePayload
  readonly match: RouteMatch
  readonly renderPage: RenderPage
}

/** Matches the payload's route and loads its lazy component. Rejects when that fails. */
export async function loadRouteView(payload: PagePayload): Promise<RouteView> {
  const match = matchRoute(routes, payload.path)
  if (!match) throw new Error(`no route for ${payload.path}`)
  return { payload, match, renderPage: await match.route.loadPage() }
}
