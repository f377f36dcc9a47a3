import type { CampaignDetail, ListedCampaign } from '@casino/features/campaigns/calls'
import { gameQueries } from '@casino/games/gameQueries'
import { describe, expect, it } from 'vitest'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { loadCmsContent } from './cmsContent.ts'
import { createCmsModule } from './module.ts'

const day = 86_400_000
const seeded = loadCmsContent()
const bonusCampaign = seeded.campaigns.find(({ bonus }) => bonus)
if (!bonusCampaign?.bonus) throw new Error('the seed has no campaign with a bonus')
const { bonus } = bonusCampaign
const campaigns: typeof seeded.campaigns = [
  bonusCampaign,
  { ...bonusCampaign, slug: 'i-morgen', startDate: testStart + day },
  { ...bonusCampaign, slug: 'slut', endDate: testStart - day },
  { ...bonusCampaign, slug: 'bonus-lukket', bonus: { ...bonus, status: 'closed' } },
  { ...bonusCampaign, slug: 'bonus-endnu-ikke', bonus: { ...bonus, scheduleFrom: testStart + day } },
  { ...bonusCampaign, slug: 'uden-bonus', bonus: null },
]

const platform = setUpPlatform({ modules: [createCmsModule({ games: gameQueries, content: { ...seeded, campaigns } })] })
const list = async () => (await platform.get('/api/campaigns')).data<{ campaigns: readonly ListedCampaign[] }>().campaigns

describe('campaigns', () => {
  it('are listed while they and their bonus can be had', async () => {
    expect((await list()).map(({ slug }) => slug)).toEqual([bonusCampaign.slug, 'uden-bonus'])
  })

  it('carry the terms and the worked example of their bonus, and no second source of them', async () => {
    const [first] = await list()
    expect(first?.offer).toMatchObject({
      bonusCode: bonus.bonusCode,
      essentialTerms: bonus.bonusRegisterContents.essentialTerms,
      example: bonus.bonusRegisterContents.example,
    })
    expect(first).not.toHaveProperty('body')
  })

  it.each(['i-morgen', 'slut', 'bonus-lukket', 'bonus-endnu-ikke', 'findes-ikke'])('%s is not found', async (slug) => {
    expect((await platform.post('/api/campaigns/detail', { slug })).code).toBe('ERR_NOT_FOUND')
    expect((await platform.post('/api/seo', { slug: `/kampagner/${slug}` })).code).toBe('ERR_NOT_FOUND')
  })

  it('have a page with breadcrumbs', async () => {
    expect((await platform.post('/api/campaigns/detail', { slug: 'uden-bonus' })).data<CampaignDetail>().offer).toBeNull()
    expect((await platform.post('/api/seo', { slug: `/kampagner/${bonusCampaign.slug}` })).data()).toMatchObject({
      breadcrumbs: [{ path: '/' }, { path: '/kampagner' }, { path: `/kampagner/${bonusCampaign.slug}` }],
    })
  })
})

describe('the seed', () => {
  it('has six campaigns, one of them the roulette of Aarhus', () => {
    expect(seeded.campaigns).toHaveLength(6)
    expect(seeded.campaigns.map(({ slug }) => slug)).toContain('aarhus-roulette')
  })

  it('leaves no figure of a text unfilled', () => {
    for (const { title, subLine, body } of seeded.campaigns)
      expect(`${title} ${subLine} ${body}`.replaceAll('{site}', '')).not.toMatch(/\{\w+\}/)
  })
})
