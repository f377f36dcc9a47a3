import { isOffered } from '@casino/features/api/entities/bonusKind'
import type { CampaignDetail } from '@casino/features/campaigns/calls'
import { PlatformError } from '@casino/shared/platformError'
import { toBonusOffer } from '../bonuses/playerBonuses.ts'
import type { CmsContent } from './cmsContent.ts'

/** Whether a campaign runs at `now` (UTC ms). One with a bonus ends with it: no offer is shown that cannot be had. */
const runs = ({ startDate, endDate, bonus }: CmsContent['campaigns'][number], now: number): boolean =>
  startDate <= now && (endDate === null || now < endDate) && (bonus === null || isOffered(bonus, now))

const toDetail = ({ slug, title, subLine, image, endDate, bonus, body, link }: CmsContent['campaigns'][number]): CampaignDetail => ({
  slug,
  title,
  subLine,
  image,
  endDate,
  offer: bonus && toBonusOffer(bonus),
  body,
  link,
})

/** The campaigns that run, in the order of the seed. */
export const listCampaigns = ({ campaigns }: CmsContent, now: number) =>
  campaigns
    .filter((campaign) => runs(campaign, now))
    .map(toDetail)
    .map(({ body: _, link: __, ...listed }) => listed)

/** The campaign, or null when it does not run. */
export function findCampaign({ campaigns }: CmsContent, now: number, slug: string): CampaignDetail | null {
  const found = campaigns.find((campaign) => campaign.slug === slug && runs(campaign, now))
  return found ? toDetail(found) : null
}

/** The campaign. Throws ERR_NOT_FOUND when it does not run. */
export function requireCampaign(content: CmsContent, now: number, slug: string): CampaignDetail {
  const campaign = findCampaign(content, now, slug)
  if (!campaign) throw new PlatformError('ERR_NOT_FOUND', { message: `no campaign "${slug}"` })
  return campaign
}
