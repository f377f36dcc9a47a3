import { isOpenForWithdrawing } from '@casino/features/content/withdrawalOnly'
import { beforeAll, expect, test } from 'vitest'
import type { ServerRoute } from '../../client/routeTypes.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { devices, examplePath } from './guardTestKit.ts'
import type { ClientModule } from './loadPage.ts'
import { failWith, sessionHeaders, startPageServer } from './pageTestServer.ts'

type Routes = ClientModule['routes']
type Route = Routes[number]

let client: ClientModule
let guards: typeof import('../../client/routes/routeGuards.ts')['routeGuards']
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
  guards = (await import('../../client/routes/routeGuards.ts')).routeGuards
}, 120_000)

const server: ServerRoute = { queries: () => [], textGroups: [], cache: 'never' }
const page = (name: string, path: string, of: Pick<Route, 'guards'> & Partial<Route>): Route => ({
  name,
  path,
  access: 'public',
  header: 'shown',
  loadPage: async () => () => null,
  server,
  ...of,
})
/** Rows of groups that have no page yet, and of a page for one device only. */
const groupRows = (): Routes => [
  page('kampagner', '/kampagner', { guards: guards.campaign }),
  page('nyheder-slug', '/nyheder/:slug', { guards: guards.news }),
  page('mine-favoritter', '/spilleautomater/mine-favoritter', { guards: guards.favourites, access: 'login' }),
  page('unsubscribe', '/unsubscribe', { guards: guards.unsubscribe }),
  page('mobilspil', '/mobilspil/:slugGames', {
    guards: guards.game,
    device: { only: 'Mobile', redirectTo: ({ slugGames }) => `/spilleautomater/spil-for-penge/${slugGames}` },
  }),
]

const menu = [
  { id: 'home', text: 'menu.home', slug: '/' },
  { id: 'news', text: 'menu.news', slug: '/nyheder' },
  { id: 'campaign', text: 'menu.campaigns', slug: '/kampagner', authRequired: true },
  { id: 'my-favorites', text: 'menu.my_favourites', slug: '/spilleautomater/mine-favoritter', authRequired: true },
]
const profile = {
  userId: 'u1',
  login: 'x',
  firstName: 'Freja',
  lastName: 'Holm',
  email: 'freja@eksempel.dk',
  mobileNo: '12345678',
  mobileCC: '45',
  country: 'DK',
  currency: 'DKK',
  emailNotify: false,
  registered: 0,
  lastLogin: null,
  loggedInAt: 0,
  chosenBonusCode: '',
}
const player = (playerType: string, pausedUntil: number | null = null) => ({
  headers: sessionHeaders,
  profile: () => ({ ...profile, playerType, pausedUntil }),
})
const visitors = {
  guest: { headers: {}, profile: failWith('ERR_UNAUTHENTICATED') },
  'expired session': { headers: sessionHeaders, profile: failWith('ERR_UNAUTHENTICATED') },
  'Non-Depositor': player('Non-Depositor'),
  Depositor: player('Depositor'),
  'paused player': player('Depositor', 4_000_000_000_000),
  'player in ROFUS': {
    headers: sessionHeaders,
    profile: () => ({ ...profile, playerType: 'Depositor', pausedUntil: null, withdrawalOnly: true }),
  },
}

/** Opens every row as a visitor: where it leads, and the cookies that it sets, by device. */
async function visitRows(routes: Routes, { headers, profile: answerProfile }: (typeof visitors)[keyof typeof visitors]): Promise<string[]> {
  const { get } = await startPageServer(
    {
      'session.profile': answerProfile,
      'content.menu': () => menu,
      // of a player: without the news
      'content.navigation': () => menu.filter(({ id }) => id !== 'news'),
    },
    { routes },
  )
  const visit = async (path: string, agent: string) => {
    const answer = await get(`${path === '/' ? '' : path}/_payload.json?btag=partner`, { ...headers, 'user-agent': agent })
    const cookies = Object.entries(parseSetCookies(answer.headers['set-cookie'])).map(([name, value]) =>
      value === null ? `-${name}` : `${name}=${value}`,
    )
    const { redirect } = answer.json()
    expect([path, answer.statusCode]).toEqual([path, 200])
    return [redirect ? `→ ${redirect}` : 'the page', ...cookies].join('  ')
  }
  const byRow = []
  for (const { path } of routes) {
    const cells = []
    for (const agent of Object.values(devices)) cells.push(await visit(examplePath(path), agent))
    const [phone, tablet, desktop] = cells
    byRow.push(new Set(cells).size === 1 ? `${phone}` : `phone ${phone}; tablet ${tablet}; desktop ${desktop}`)
  }
  return byRow
}

/** Guards decide before a row's own data is loaded. */
const withoutQueries = (route: Route): Route => ({ ...route, server: { ...client.serverRouteOf(route), queries: () => [], forms: [] } })

/** The group of a row, as one line of the table: its guards, and what else decides about a visitor. */
function groupOf({ path, guards: names, access, device, contentSlug }: Route): string {
  const group = Object.entries(guards).find(([, each]) => each === names)?.[0]
  const who = typeof access === 'function' ? 'by its params' : access
  const inRofus = isOpenForWithdrawing(path, contentSlug !== undefined) ? ', open in ROFUS' : ''
  return `${group}, access ${who}${inRofus}${device ? `, for ${device.only} only, others to ${device.redirectTo({ slugGames: '…' })}` : ''}\n  ${names.join(' → ')}`
}

test('where each visitor is led from the rows of each group, on each device', async () => {
  const routes = [...groupRows(), ...client.routes].map(withoutQueries)
  const names = Object.keys(visitors) as (keyof typeof visitors)[] // its own keys
  const columns = await Promise.all(names.map((name) => visitRows(routes, visitors[name])))
  const table = new Map<string, string>()
  for (const [row, route] of routes.entries()) {
    const path = new URLSearchParams({ path: examplePath(route.path) }).toString().slice('path='.length)
    const cells = names
      .map(
        (visitor, column) =>
          `  ${visitor.padEnd(16)} ${columns[column]?.[row]?.replaceAll(path, '{path}').replaceAll(/landingPage=[\w.-]+/g, 'landingPage={page}')}`,
      )
      .join('\n')
    const group = groupOf(route)
    // all rows of a group are the same for a visitor
    expect([route.path, cells]).toEqual([route.path, table.get(group) ?? cells])
    table.set(group, cells)
  }
  const text = [...table].map(([group, cells]) => `${group}\n${cells}\n`).join('\n')
  await expect(text).toMatchFileSnapshot('guardTable.snapshot.txt')
})
