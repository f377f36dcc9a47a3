import { matchRoute, type RouteMatch } from './matchRoute.ts'
import type { PagePayload } from './payload.ts'
import { routes } from './routes/index.ts'
import type { RenderPage } from './routeTypes.ts'

/** A page that is ready to render: its data, its route and its loaded component. */
export interface RouteView {
  payload: PagePayload
  match: RouteMatch
  renderPage: RenderPage
  /** When the visitor asked for it, in milliseconds of `performance.now()`; 0: as a document. */
  requestedAt: number
}

/** Matches the payload's route and loads its lazy component. Rejects when that fails. */
export async function loadRouteView(payload: PagePayload, requestedAt = 0): Promise<RouteView> {
  const match = matchRoute(routes, payload.path)
  if (!match) throw new Error(`no route for ${payload.path}`)
  return { payload, match, renderPage: await match.route.loadPage(), requestedAt }
}
