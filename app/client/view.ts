import { type Match, matchRoute } from './match.ts'
import type { PagePayload } from './payload.ts'
import type { DrawPage } from './route-types.ts'
import { routes } from './routes/index.ts'

/** A page that is ready to render: its data, its route and its loaded component. */
export interface View {
  readonly payload: PagePayload
  readonly match: Match
  readonly draw: DrawPage
}

/** Matches the payload's route and loads its lazy component. Rejects when that fails. */
export async function loadView(payload: PagePayload): Promise<View> {
  const match = matchRoute(routes, payload.path)
  if (!match) throw new Error(`no route for ${payload.path}`)
  return { payload, match, draw: await match.route.load() }
}
