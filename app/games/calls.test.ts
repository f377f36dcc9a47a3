import { describe, expect, it } from 'vitest'
import { setUpPlatform } from '../platform/testing/harness.ts'
import { gamesModule } from './module.ts'

const platform = setUpPlatform({ modules: [gamesModule] })

interface Listed {
  games: readonly {
    id: string
    name: string
    kind: string
    jackpot: number | null
    image: string
  }[]
  total: number
}
const list = async (query: string) => (await platform.get(`/api/games?${query}`)).data<Listed & Record<string, unknown>>()

describe('games.list', () => {
  it('paginates all games of a kind without gaps or duplicates', async () => {
    const ids: string[] = []
    for (let skip = 0; skip < 800; skip += 200)
      ids.push(...(await list(`kind=slot&sort=name&limit=200&skip=${skip}`)).games.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([724, 724])
  })

  it('matches Danish letters and their ASCII transliterations', async () => {
    const ids = async (search: string) => (await list(`search=${encodeURIComponent(search)}`)).games.map(({ id }) => id)
    const [danish, folded] = [await ids('rævens runer'), await ids('RAEVENS')]
    expect(danish[0]).toBe('raevens-runer')
    expect(folded).toContain('raevens-runer')
    expect(await ids('findes ikke')).toEqual([])
    expect((await ids('rævens runner'))[0]).toBe('raevens-runer')
    expect(await ids('ravklipen')).toEqual(['ravklippen'])
  })

  it('lists jackpot games by current amount, highest first', async () => {
    const { games, total } = await list('category=jackpot')
    const amounts = games.map(({ jackpot }) => jackpot ?? 0)
    expect(total).toBe(12)
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    expect(games[0]).toMatchObject({ name: 'Ravklippen', jackpot: 418_266_740 })
  })

  it('filters by provider, volatility and jackpot, and names the providers of the list', async () => {
    const all = (await platform.get('/api/games?kind=slot')).data<{ total: number; providers: readonly string[] }>()
    expect(all.providers).toContain('Smaragd Studio')
    const totals = await Promise.all(
      all.providers.map(async (provider) => (await list(`kind=slot&provider=${encodeURIComponent(provider)}`)).total),
    )
    expect(totals.reduce((sum, total) => sum + total)).toBe(all.total)
    const volatile = await Promise.all(
      ['low', 'medium', 'high'].map(async (volatility) => (await list(`kind=slot&volatility=${volatility}`)).total),
    )
    expect(volatile.reduce((sum, total) => sum + total)).toBe(all.total)
    expect((await list('kind=slot&jackpot=true')).games.every(({ jackpot }) => jackpot !== null)).toBe(true)
  })

  it('rejects a limit above the schema maximum', async () => {
    expect((await platform.get('/api/games?limit=5000')).status).toBe(422)
  })
})

describe('games.detail', () => {
  it('returns lines and RTP of a game', async () => {
    const answer = await platform.get('/api/games/detail?id=klokketaarnet')
    expect(answer.data()).toMatchObject({ name: 'Klokketårnet', kind: 'slot', lines: 20, rtp: expect.any(Number) })
    expect((await platform.get('/api/games/detail?id=nej')).code).toBe('ERR_NOT_FOUND')
  })
})

describe('artwork', () => {
  it('serves posters, wide artwork and landscapes with an ETag', async () => {
    for (const path of [
      '/art/games/raevens-runer.svg',
      '/art/games/raevens-runer-wide.svg',
      '/art/games/roulette-aarhus-wide.svg',
      '/art/campaign/velkomst-nordlys.svg',
      '/art/campaign/velkomst-strand.svg',
      '/art/campaign/standard.svg',
    ]) {
      const answer = await platform.get(path)
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'image/svg+xml'])
      expect(answer.headers.etag).toMatch(/^"[\w-]{22}"$/)
      expect(answer.text).not.toMatch(/<text|NaN|undefined|<script/)
    }
    for (const path of ['/art/games/nej.svg', '/art/campaign/toString.svg', '/art/other/raevens-runer.svg', '/art/games/raevens-runer.png'])
      expect((await platform.get(path)).status).toBe(404)
  })
})

describe('games.launch', () => {
  // by number: Fjordspil is 1
  const launch = (gameId: string, userDevice?: string) => platform.post('/api/games/launch', { gameId, mode: 'free', userDevice })
  const bySlug = async (provider: string) => (await list(`kind=slot&limit=1&provider=${encodeURIComponent(provider)}`)).games[0]?.id ?? ''
  const withProviders = async (mobileProviders: readonly number[], run: () => Promise<void>) => {
    const { settings } = platform.platform
    const before = settings.mobileProviders
    Object.assign(settings, { mobileProviders })
    await run()
    Object.assign(settings, { mobileProviders: before })
  }

  it('launches the games of the configured providers only on a phone, and every game elsewhere', async () => {
    const [own, other] = [await bySlug('Fjordspil'), await bySlug('Havblik')]
    await withProviders([1], async () => {
      expect((await launch(own, 'Mobile')).status).toBe(200)
      expect((await launch(other, 'Mobile')).code).toBe('ERR_NOT_ON_PHONE')
      expect((await launch(other, 'Desktop')).status).toBe(200)
      expect((await launch(other)).status).toBe(200)
    })
    expect((await launch(other, 'Mobile')).status).toBe(200)
  })
})
