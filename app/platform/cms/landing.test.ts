import type { Landing } from '@casino/features/landing/calls'
import { gameQueries } from '@casino/games/gameQueries'
import { describe, expect, it } from 'vitest'
import { setUpPlatform, testStart } from '../testing/harness.ts'
import { loadCmsContent } from './cmsContent.ts'
import { createCmsModule } from './module.ts'

const seeded = loadCmsContent()
const withBonus = seeded.landing.find(({ bonus }) => bonus)
if (!withBonus?.bonus) throw new Error('the seed has no landing page with a bonus')
const { bonus } = withBonus
const landing: typeof seeded.landing = [
  withBonus,
  { ...withBonus, landingById: 'bonus-lukket', bonus: { ...bonus, status: 'closed' } },
  { ...withBonus, landingById: 'bonus-endnu-ikke', bonus: { ...bonus, scheduleFrom: testStart + 86_400_000 } },
  { ...withBonus, landingById: 'uden-bonus', bonus: null },
]

const platform = setUpPlatform({ modules: [createCmsModule({ games: gameQueries, content: { ...seeded, landing } })] })
const detail = (body: Partial<Record<'landingType' | 'landingById', string>>) => platform.post('/api/landing/detail', body)

describe('landing pages', () => {
  it('carry the terms and the worked example of their bonus, and no second source of them', async () => {
    const { landingType, landingById } = withBonus
    expect((await detail({ landingType, landingById })).data<Landing>().offer).toMatchObject({
      bonusCode: bonus.bonusCode,
      essentialTerms: bonus.bonusRegisterContents.essentialTerms,
      example: bonus.bonusRegisterContents.example,
    })
    expect((await detail({ landingType, landingById: 'uden-bonus' })).data<Landing>().offer).toBeNull()
  })

  it('without a name are the first one', async () => {
    expect((await detail({})).data<Landing>().landingById).toBe(withBonus.landingById)
  })

  it.each(['bonus-lukket', 'bonus-endnu-ikke', 'findes-ikke'])('%s is not found', async (landingById) => {
    expect((await detail({ landingType: withBonus.landingType, landingById })).code).toBe('ERR_NOT_FOUND')
    expect((await platform.post('/api/seo', { slug: `/lp/${withBonus.landingType}/${landingById}` })).code).toBe('ERR_NOT_FOUND')
  })

  it('are not for search engines', async () => {
    for (const slug of ['/lp', `/lp/${withBonus.landingType}/uden-bonus`])
      expect((await platform.post('/api/seo', { slug })).data()).toMatchObject({ robots: 'noindex,follow', breadcrumbs: [] })
  })
})

describe('the seed', () => {
  it('has landing pages of five types, the first one with the welcome bonus', () => {
    expect(new Set(seeded.landing.map(({ landingType }) => landingType)).size).toBe(5)
    expect(seeded.landing[0]?.bonus?.triggers).toContain('firstDeposit')
  })

  it('leaves no figure of a text unfilled, and leads somewhere from each page', () => {
    for (const { title, subLine, points, body, bonus: offered, link } of seeded.landing) {
      expect(JSON.stringify([title, subLine, points, body]).replaceAll('{site}', '')).not.toMatch(/\{\w+\}/)
      expect(offered ?? link, title).not.toBeNull()
    }
  })
})
