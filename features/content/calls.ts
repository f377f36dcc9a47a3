import { brands, brandTitles } from '@casino/tokens/brands'
import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { idSchema, instantSchema, nullableInstantSchema, optionalField, optionalInstantSchema } from '../api/scalars.ts'
import { entriesOf, optionalImagePathSchema, recordOf, sitePathSchema, withFallback } from './entities/address.ts'
import { brandSchema, imageSchema, mainContentSchema, slugSchema } from './entities/content.ts'
import { brandIdentitySchema, companySchema, footerSchema, layoutsSchema, menuItemsSchema } from './entities/layout.ts'
import { popupSchema } from './entities/popup.ts'

/** A page as a search shows it. `keywords`, which are not shown: words that visitors use for it and its texts do not. */
const searchablePageSchema = z.object({ path: sitePathSchema, title: z.string(), text: z.string(), keywords: z.string().optional() })
export type SearchablePage = z.output<typeof searchablePageSchema>

/** The specification describes no field of it: each has a default. */
const siteInfoSchema = z.object({
  /** The default brand; a visitor may be shown another. */
  brand: optionalField(brandSchema, brands[0]),
  /** Name, logos and contact by brand; the built-in name of one that is not there. */
  brands: z
    .partialRecord(brandSchema, brandIdentitySchema)
    .nullish()
    .transform((identities) => {
      const complete = brands.map(
        (brand) => [brand, identities?.[brand] ?? brandIdentitySchema.parse({ name: brandTitles[brand] })] as const,
      )
      return Object.fromEntries(complete) as Record<(typeof brands)[number], z.output<typeof brandIdentitySchema>> // every brand
    }),
  /** `{site}` is replaced by the name of the rendered brand, here as in footer and SEO texts. */
  licence: optionalField(z.string(), ''),
  /** Null when it is incomplete: every page is served without it. */
  company: withFallback(companySchema.nullable(), null).default(null),
  supportHours: optionalField(z.string(), '10–18'),
  /** Those of all brands; a brand may have its own. Empty: pages lead to the contact form instead. */
  supportEmail: optionalField(z.email(), ''),
  supportPhone: optionalField(z.string(), ''),
  /** The site server's own time where the back end does not tell its. */
  serverTime: optionalInstantSchema.transform((time) => time ?? Date.now()),
})
/** Content and configuration. All public and cached by the site server, except `navigation`, which depends on the session. */
export const contentCalls = {
  /** Group → key → Danish message (ICU MessageFormat). */
  translations: siteCall('content.translations', { access: 'public', cacheSeconds: 60, response: recordOf(recordOf(z.string())) }),
  images: siteCall('content.images', {
    access: 'public',
    cacheSeconds: 60,
    response: recordOf(imageSchema),
  }),
  layouts: siteCall('content.layouts', { access: 'public', cacheSeconds: 60, response: layoutsSchema }),
  menu: siteCall('content.menu', { access: 'public', cacheSeconds: 60, response: menuItemsSchema }),
  footer: siteCall('content.footer', { access: 'public', cacheSeconds: 60, response: footerSchema }),
  /** Popups that are published. */
  popups: siteCall('content.popups', {
    access: 'public',
    cacheSeconds: 60,
    withoutCall: [],
    response: entriesOf(popupSchema).transform((popups) => popups.filter(({ status }) => status)),
  }),
  /** Menu items visible to this player. */
  navigation: siteCall('content.navigation', {
    access: 'public',
    body: z.object({ active: z.literal(true), isAdmin: z.literal(false), sessionId: z.string().optional() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: menuItemsSchema,
  }),
  /** A composed page by name (`home`) or content slug. Fails with ERR_NOT_FOUND. The site server sanitises its HTML. */
  mainContent: siteCall('content.mainContent', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({ name: z.string().max(120) }),
    response: mainContentSchema,
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
  /** Raw themes by name; the site server resolves them field by field (`@casino/design-system/runtime`). */
  buttonThemes: siteCall('content.buttonThemes', { access: 'public', cacheSeconds: 60, response: recordOf(z.unknown()) }),
  inputThemes: siteCall('content.inputThemes', { access: 'public', cacheSeconds: 60, response: recordOf(z.unknown()) }),
  seo: siteCall('content.seo', {
    access: 'public',
    cacheSeconds: 60,
    body: z.object({ slug: z.string().max(200) }),
    response: z.object({
      title: z.string(),
      description: optionalField(z.string(), ''),
      robots: optionalField(z.string(), 'index,follow'),
      image: optionalImagePathSchema.default(null),
      /** The pages above this one and the page itself, from the front page on; empty without a place in the site. */
      breadcrumbs: optionalField(entriesOf(z.object({ name: z.string(), path: sitePathSchema })), []),
      /** Of a page that is an article: what search engines show of it. */
      article: z.object({ headline: z.string(), published: instantSchema, modified: nullableInstantSchema }).nullable().default(null),
    }),
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
  /** Slugs of the content pages that may be indexed, for the site map. */
  contentPages: backendCall('GET /CMScasino/contentPages', {
    access: 'public',
    cacheSeconds: 60,
    response: entriesOf(z.object({ slug: slugSchema })),
    withoutCall: [],
  }),
  /** Pages that a visitor can search for: content, articles and campaigns. */
  searchPages: siteCall('content.searchPages', {
    access: 'public',
    cacheSeconds: 60,
    response: z.object({ pages: entriesOf(searchablePageSchema) }),
    withoutCall: { pages: [] },
  }),
  siteInfo: siteCall('content.siteInfo', { access: 'public', cacheSeconds: 60, response: siteInfoSchema }),
  /**
   * One configuration value by name; `value` is often JSON. The names are in `systemConfig.ts`. A page receives its route's values parsed,
   * and none that is not public.
   */
  systemConfig: backendCall('GET /CMScasino/systemConfigByName', {
    access: 'public',
    siteServerOnly: true,
    cacheSeconds: 60,
    query: z.object({ name: z.string().max(80) }),
    /** `isPublic`: a value that does not say so stays on the server. */
    response: z.object({
      id: idSchema.nullish(),
      name: z.string().nullish(),
      type: z.string().nullish(),
      value: z.string(),
      isPublic: optionalField(z.boolean(), false),
    }),
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
}
