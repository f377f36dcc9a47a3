import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { offeredBonusSchema } from '../api/entities/offeredBonus.ts'
import { nullableInstantSchema } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { optionalImageSchema, optionalLinkSchema, slugSchema } from '../content/entities/content.ts'

/** A campaign in a list. Texts are Danish; instants in UTC. */
const listedCampaignSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  /** One or two sentences. */
  subLine: z.string(),
  image: optionalImageSchema,
  /** Null for a campaign without an end. */
  endDate: nullableInstantSchema,
  /** The bonus with its terms (RULES: where an offer is first shown); null for a campaign that gives none. */
  offer: offeredBonusSchema.nullable(),
})
export type ListedCampaign = z.output<typeof listedCampaignSchema>

const campaignDetailSchema = listedCampaignSchema.extend({
  /** HTML, which the site server sanitises. */
  body: z.string(),
  /** Target of a campaign without an offer. */
  link: optionalLinkSchema,
})
export type CampaignDetail = z.output<typeof campaignDetailSchema>

/** Calls of the campaigns: those that run now. */
export const campaignsCalls = {
  list: siteCall('campaigns.list', {
    access: 'public',
    cacheSeconds: 30,
    response: z.object({ campaigns: entriesOf(listedCampaignSchema) }),
    withoutCall: { campaigns: [] },
  }),
  /** Fails with ERR_NOT_FOUND for a campaign that is unknown, has not begun or has ended. */
  detail: siteCall('campaigns.detail', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({ slug: slugSchema.max(80) }),
    response: campaignDetailSchema,
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
}
