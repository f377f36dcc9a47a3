import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { type Landing, landingCalls } from '@casino/features/landing/calls'
import { bonusFigures } from '../../app/platform/bonuses/figures.ts'
import landing from '../../app/platform/seed/landing.json' with { type: 'json' }
import { interpolate } from '../../app/shared/interpolate.ts'
import { offerFixtureOf } from './campaignFixtures.ts'
import { seedBonusFixtures } from './fixtures.ts'
import { withStaticImages } from './staticUrl.ts'

/** The seed's landing pages with their offers, as the platform sends them, with one body of the stories. */
export const landingFixtures: readonly Landing[] = landing.map(({ image, bonusCode, ...page }) => {
  const offer = offerFixtureOf(bonusCode)
  const terms = seedBonusFixtures.find((bonus) => bonus.bonusCode === offer?.bonusCode)?.terms
  const figures = { ...(terms && bonusFigures(terms, defaultSystemConfig)), limitRaiseHours: defaultSystemConfig.limitRaiseHours }
  const detail = {
    ...page,
    image: { src: `/img/campaign/${image}`, width: 1600, height: 900, alt: '' },
    offer,
    body: '<h2>Sådan gør du</h2><ol><li>Vælg, om du vil oprette en konto med eller uden bonus.</li><li>Godkend med MitID, og sæt dine grænser.</li></ol>',
    link: page.link ?? null,
  }
  const text = interpolate(JSON.stringify(detail), figures)
  return withStaticImages(landingCalls.detail.response.parse(JSON.parse(insertNonBreakingSpaces(text))))
})
