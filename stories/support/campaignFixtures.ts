import { type CampaignDetail, campaignsCalls } from '@casino/features/campaigns/calls'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { bonusFigures } from '../../app/platform/bonuses/figures.ts'
import bonuses from '../../app/platform/seed/bonuses.json' with { type: 'json' }
import campaigns from '../../app/platform/seed/campaigns.json' with { type: 'json' }
import { interpolate } from '../../app/shared/interpolate.ts'
import { seedBonusFixtures } from './fixtures.ts'
import { withStaticImages } from './staticUrl.ts'

/** The offer of a seeded bonus, by its code. */
export function offerFixtureOf(code: string | null | undefined) {
  const bonus = seedBonusFixtures.find(({ bonusCode }) => bonusCode === code)
  if (!bonus) return null
  const { bonusDetail: detail, essentialTerms, keyTerms, example } = bonus.bonusRegisterContents
  const conditions = ['Du kan få bonussen én gang', 'Du bruger altid dine egne penge først']
  const { bonusCode, name, terms } = bonus
  const [trigger] = bonuses.find((each) => each.bonusCode === code)?.triggers ?? []
  return { bonusCode, name, trigger, minDeposit: terms.minDeposit, detail, essentialTerms, keyTerms, example, conditions }
}

/** The seed's campaigns with their offers, as the platform sends them, with one body of the stories. */
export const campaignFixtures: readonly CampaignDetail[] = campaigns.map(({ slug, title, subLine, image, ...campaign }) => {
  const offer = offerFixtureOf(campaign.bonusCode)
  const terms = seedBonusFixtures.find(({ bonusCode }) => bonusCode === offer?.bonusCode)?.terms
  const figures = terms ? bonusFigures(terms, defaultSystemConfig) : {}
  const detail = {
    slug,
    title: interpolate(title, figures),
    subLine: interpolate(subLine, figures),
    image: { src: `/img/campaign/${image}`, width: 1600, height: 900, alt: '' },
    endDate: null,
    offer,
    body: '<h2>Sådan gør du</h2><ol><li>Log ind, og brug koden.</li><li>Læs vilkårene, og sig ja.</li></ol>',
    link: campaign.link ?? null,
  }
  return withStaticImages(campaignsCalls.detail.response.parse(JSON.parse(insertNonBreakingSpaces(JSON.stringify(detail)))))
})
