import { gameQueries } from '@casino/games/gameQueries'
import { signatureHeaders } from '@casino/shared/callSignature'
import { describe, expect, it } from 'vitest'
import { setUpPlatform, startTestPlatform, testStart } from '../testing/harness.ts'
import { loadCmsContent } from './cmsContent.ts'
import { createCmsModule } from './module.ts'

const platform = setUpPlatform({ modules: [createCmsModule({ games: gameQueries })] })

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('CMS calls', () => {
  it('return the home page with games from the catalogue', async () => {
    const { blocks } = (await platform.post('/api/main-content', { name: 'home' })).data<{
      blocks: readonly { type: string; games?: readonly unknown[] }[]
    }>()
    const filled = blocks.filter(({ games }) => games)
    expect(filled.length).toBeGreaterThan(4)
    for (const { games } of filled) expect(games).not.toEqual([])
  })

  it('repeat no game on the home page, whose rails are full and whose jackpots are the highest', async () => {
    const { blocks } = (await platform.post('/api/main-content', { name: 'home' })).data<{
      blocks: readonly { type: string; games?: readonly { id: string; jackpot: number | null }[] }[]
    }>()
    const all = blocks.flatMap(({ games = [] }) => ids(games))
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all).size).toBe(all.length)
    expect(blocks.filter(({ type }) => type === 'games').map(({ games }) => games?.length)).toEqual([18, 18, 10, 12, 12])
    const jackpots = blocks.find(({ type }) => type === 'jackpots')?.games ?? []
    const others = blocks.flatMap(({ type, games = [] }) => (type === 'games' ? games : [])).map(({ jackpot }) => jackpot ?? 0)
    expect(Math.min(...jackpots.map(({ jackpot }) => jackpot ?? 0))).toBeGreaterThan(Math.max(...others))
  })

  it('return a content page by slug, and ERR_NOT_FOUND for an unknown slug', async () => {
    const page = (await platform.post('/api/main-content', { name: 'vilkaar' })).data()
    expect(page).toMatchObject({ name: 'vilkaar', title: 'Vilkår for din spilkonto', blocks: [{ type: 'prose' }] })
    expect((await platform.post('/api/main-content', { name: 'findes-ikke' })).code).toBe('ERR_NOT_FOUND')
  })

  it('return the guest menu without a session', async () => {
    const menu = (await platform.post('/api/navigation', { active: true, isAdmin: false })).data<{ id: string }[]>()
    expect(ids(menu)).toContain('register')
    expect(ids(menu)).not.toContain('my-account')
  })

  it.each([
    ['/', '{site} – dansk onlinekasino med dine egne grænser'],
    ['/contents/privatliv', 'Privatliv – {site}'],
    ['/privatliv', 'Privatliv – {site}'],
    ['/casino-aarhus', 'Casino Aarhus – {site}'],
    ['/spilleautomater/spil-for-sjov/ravklippen', 'Ravklippen fra Smaragd Studio – {site}'],
    ['/spilleautomater/spil-for-penge/ravklippen/', 'Ravklippen fra Smaragd Studio – {site}'],
  ])('return for %s the title %s', async (slug, title) => {
    expect((await platform.post('/api/seo', { slug })).data()).toMatchObject({ title })
  })

  it.each([
    ['/', [['Forside', '/']]],
    ['/log-ind', []],
    [
      '/spilleautomater/nye-spil',
      [
        ['Forside', '/'],
        ['Spilleautomater', '/spilleautomater'],
        ['Nye spil', '/spilleautomater/nye-spil'],
      ],
    ],
    [
      '/contents/privatliv',
      [
        ['Forside', '/'],
        ['Privatliv', '/contents/privatliv'],
      ],
    ],
    [
      '/spilleautomater/spil-for-penge/ravklippen',
      [
        ['Forside', '/'],
        ['Spilleautomater', '/spilleautomater'],
        ['Ravklippen', '/spilleautomater/spil-for-sjov/ravklippen'],
      ],
    ],
  ])('return for %s the way to it', async (slug, expected) => {
    const { breadcrumbs } = (await platform.post('/api/seo', { slug })).data<{ breadcrumbs: readonly { name: string; path: string }[] }>()
    expect(breadcrumbs.map(({ name, path }) => [name, path])).toEqual(expected)
  })

  it('list the content pages, and no other content', async () => {
    const pages = (await platform.get('/CMScasino/contentPages')).data<{ slug: string }[]>()
    expect(pages).toContainEqual({ slug: 'vilkaar' })
    expect(pages).not.toContainEqual({ slug: 'home' })
  })

  it.each(['/findes-ikke', '/contents/findes-ikke', '/spilleautomater/spil-for-sjov/findes-ikke'])('have no SEO for %s', async (slug) => {
    expect((await platform.post('/api/seo', { slug })).code).toBe('ERR_NOT_FOUND')
  })

  it('return public configuration by name', async () => {
    expect((await platform.get('/CMScasino/systemConfigByName?name=minAge')).data()).toMatchObject({ name: 'minAge', value: '21' })
    expect((await platform.get('/CMScasino/systemConfigByName?name=secret')).code).toBe('ERR_NOT_FOUND')
  })

  it('return configuration that is not public to the site server only', async () => {
    const item = { name: 'registrationCookie', type: 'json' as const, value: '{"type":"minute","time":7}', isPublic: false }
    const siteKey = 'k'.repeat(40)
    const seed = { ...loadCmsContent(), systemConfig: new Map([[item.name, item]]) }
    const ask = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
      const other = await startTestPlatform({ modules: [createCmsModule({ games: gameQueries, content: seed })], env })
      const path = '/CMScasino/systemConfigByName'
      const { statusCode, body } = await other.inject({ url: `${path}?name=${item.name}`, headers })
      await other.close()
      return { statusCode, hasValue: body.includes('minute') }
    }
    const signed = signatureHeaders(siteKey, { method: 'GET', path: `/CMScasino/systemConfigByName?name=${item.name}` }, Date.now())
    expect(await ask({})).toEqual({ statusCode: 404, hasValue: false })
    expect(await ask({ SITE_KEY: siteKey })).toEqual({ statusCode: 403, hasValue: false })
    expect(await ask({ SITE_KEY: siteKey }, { ...signed, key: 'x'.repeat(43) })).toEqual({ statusCode: 403, hasValue: false })
    expect(await ask({ SITE_KEY: siteKey }, signed)).toEqual({ statusCode: 200, hasValue: true })
  })

  it('return the site settings with company and contact', async () => {
    expect((await platform.post('/api/siteInfo', {})).data()).toMatchObject({
      company: {
        name: expect.any(String),
        cvr: expect.stringMatching(/^\d{8}$/),
        address: expect.any(String),
        licenceNumber: expect.any(String),
      },
      supportPhone: expect.any(String),
      brands: { strand: { supportEmail: 'hjaelp@strand.example' } },
    })
  })

  it('return the server time', async () => {
    expect((await platform.post('/api/siteInfo', {})).data()).toMatchObject({
      brands: { strand: { name: 'Strand' } },
      serverTime: testStart,
    })
  })
})
