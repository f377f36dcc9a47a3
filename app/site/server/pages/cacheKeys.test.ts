import { createHash } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleGame } from '../../../../features/games/testing/gamePage.ts'
import { cachedByPath, type Route, type RouteParams } from '../../client/routeTypes.ts'
import { cookieLifetimes } from '../cookies.ts'
import { sampleContent } from '../testing/sampleContent.ts'
import { devices, examplePath } from './guardTestKit.ts'
import type { ClientModule } from './loadPage.ts'
import { startPageServer } from './pageTestServer.ts'

let client: ClientModule
beforeAll(async () => {
  client = await import('../../client/entry-server.tsx')
}, 120_000)
// the clock of the page cache: nothing expires while a test runs, however slow the machine
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(5000))
afterEach(() => vi.restoreAllMocks())

const exampleArticle = {
  newsId: '1',
  newsSlug: 'vilkaar',
  title: 'Nye vilkår',
  subLine: 'Vilkårene er kortere nu.',
  status: true,
  showArticleInNewsList: true,
  createDate: 0,
  publicDate: 0,
  body: '<p>Læs dem her.</p>',
  showDateTime: true,
  createdBy: 'redaktionen',
}

const exampleCampaign = {
  slug: 'vilkaar',
  title: 'Sommerens spil',
  subLine: 'Et bord med udsigt.',
  endDate: null,
  offer: null,
  body: '<p>Åbent hele døgnet.</p>',
  link: null,
}

/** Answers that depend on what is asked. */
const answers = {
  'games.list': ({ query }: { query?: unknown }) => ({ games: [{ ...exampleGame, name: JSON.stringify(query) }], total: 1 }),
  'games.detail': () => exampleGame,
  'games.winners': () => ({ winners: [{ game: exampleGame, win: 10_000, wonAt: 0 }] }),
  'news.list': ({ body }: { body?: unknown }) => ({
    data: [{ ...exampleArticle, title: JSON.stringify(body) }],
    currentPage: 1,
    lastPage: 3,
    pageSize: 10,
    totalRecords: 30,
  }),
  'news.detail': () => exampleArticle,
  'campaigns.list': () => ({ campaigns: [exampleCampaign] }),
  'campaigns.detail': () => exampleCampaign,
  'landing.detail': () => sampleContent('/img/campaign/spil')['landing.detail'],
}
/** Starts one site that caches guest pages and one that renders each page again. */
const startBoth = async (routes: readonly Route[] = client.routes) => {
  const [cached, fresh] = await Promise.all([
    startPageServer(answers, { routes }),
    startPageServer(answers, { routes, env: { CONTENT_CACHE: '0' } }),
  ])
  return { cached, fresh }
}
type Server = Awaited<ReturnType<typeof startPageServer>>

/** What a visitor receives, without what differs between any two renderings; a payload names the whole query, read or not. */
async function visit({ get }: Server, path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent, body } = await get(path, headers)
  const text = body.replace(/"now":\d+|"search":"[^"]*"|\d\d:\d\d:\d\d/g, '')
  return {
    statusCode,
    location: sent.location,
    cookies: [sent['set-cookie'] ?? []].flat().sort(),
    hash: createHash('sha256').update(text).digest('hex'),
  }
}
const payloadOf = (path: string) => `${path === '/' ? '' : path}/_payload.json`
const isCached = (route: Route) => client.serverRouteOf(route).cache !== 'never'

/** Values that mean something to the rows that read them. */
const parameterValues: Readonly<Record<string, string>> = {
  soeg: 'ravn',
  kategori: 'dyr',
  sorter: 'navn',
  leverandoer: 'Fjordspil',
  volatilitet: 'lav',
  jackpot: 'ja',
  side: '2',
  btag: 'partner',
  depositLogId: 'd1',
}
const cookieValues: Readonly<Record<string, string>> = { brand: 'strand', contrast: 'more', notice: 'formLost' }

/** Names of all query parameters that are read while a task runs. */
async function recordReadParameters(task: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  const { get, has } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
    names.add(name)
    return get.call(this, name)
  })
  vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(function (this: URLSearchParams, name) {
    names.add(name)
    return has.call(this, name)
  })
  await task()
  return names
}

describe('a cached guest page equals a page rendered for its visitor', () => {
  test('for any parameter that a row reads', async () => {
    const { cached, fresh } = await startBoth()
    const rows = client.routes.filter(isCached)
    const names = await recordReadParameters(async () => {
      for (const { path } of rows) await fresh.get(examplePath(path))
    })
    expect([...names]).toEqual(expect.arrayContaining(Object.keys(parameterValues)))
    for (const { path } of rows) {
      const page = payloadOf(examplePath(path))
      await visit(cached, page)
      for (const name of ['utm_source', ...names]) {
        const address = `${page}?${name}=${parameterValues[name] ?? 'x'}`
        expect([address, await visit(cached, address)]).toEqual([address, await visit(fresh, address)])
      }
    }
  })

  test('for any cookie or device of a visitor', async () => {
    const { cached, fresh } = await startBoth()
    const headers = [
      ...Object.values(devices).map((agent) => ({ 'user-agent': agent })),
      ...Object.keys(cookieLifetimes).map((name) => ({ cookie: `${name}=${cookieValues[name] ?? '1'}` })),
    ]
    // a document has the contrast, which its payload lacks
    for (const page of ['/', ...client.routes.filter(isCached).map(({ path }) => payloadOf(examplePath(path)))]) {
      await visit(cached, page)
      for (const header of headers)
        expect([page, header, await visit(cached, page, header)]).toEqual([page, header, await visit(fresh, page, header)])
    }
  })
})

test('a row for one device never reaches another from the cache, nor a shared one', async () => {
  const redirectTo = (_: RouteParams) => '/jackpots'
  const row = client.routes.find(({ name }) => name === 'index')
  if (!row?.server) throw new Error('no row')
  const only = (device: 'Mobile' | 'Desktop'): Route => ({
    ...row,
    server: { ...client.serverRouteOf(row), cache: cachedByPath },
    name: device,
    path: `/${device}`,
    device: { only: device, redirectTo },
  })
  const routes = [only('Mobile'), only('Desktop'), ...client.routes]
  for (const order of [
    [devices.phone, devices.desktop],
    [devices.desktop, devices.phone],
  ]) {
    const { get, renders } = await startPageServer(answers, { routes })
    for (const agent of [...order, ...order])
      for (const device of ['Mobile', 'Desktop']) {
        const { statusCode, headers } = await get(`/${device}`, { 'user-agent': agent })
        const isFor = (agent === devices.phone) === (device === 'Mobile')
        expect([device, agent, statusCode, headers.location]).toEqual([device, agent, isFor ? 200 : 302, isFor ? undefined : '/jackpots'])
        expect(headers['cache-control']).toMatch(/^private/)
      }
    expect(renders()).toBe(2)
  }
})
