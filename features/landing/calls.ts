import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { offeredBonusSchema } from '../api/entities/offeredBonus.ts'
import { entriesOf } from '../content/entities/address.ts'
import { imageSchema, optionalLinkSchema, slugSchema } from '../content/entities/content.ts'
import { maxLandingIdLength, maxLandingTypeLength } from './constants.ts'

/** A landing page. Texts are Danish. */
const landingSchema = z.object({
  landingType: slugSchema,
  landingById: slugSchema,
  title: z.string(),
  /** One or two sentences. */
  subLine: z.string(),
  image: imageSchema,
  /** What the visitor gets, in a few words each. */
  points: entriesOf(z.object({ title: z.string(), text: z.string() })),
  /** The bonus with its terms (RULES: where an offer is first shown); null for a page that offers none. */
  offer: offeredBonusSchema.nullable(),
  /** HTML, which the site server sanitises. */
  body: z.string(),
  /** Target of a landing page without an offer. */
  link: optionalLinkSchema,
})
export type Landing = z.output<typeof landingSchema>

/** Calls of the landing pages. */
export const landingCalls = {
  /** Without a type and an id: the CMS's first landing page. Fails with ERR_NOT_FOUND when it is unknown or its offer has ended. */
  detail: siteCall('landing.detail', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({
      landingType: slugSchema.max(maxLandingTypeLength).optional(),
      landingById: slugSchema.max(maxLandingIdLength).optional(),
    }),
    response: landingSchema,
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
}
