import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { instantSchema, nullableInstantSchema } from '../api/scalars.ts'
import { entriesOf, optionalImagePathSchema, sitePathSchema, withFallback } from './entities/address.ts'
import { brandSchema, imageSchema, mainContentSchema, slugSchema } from './entities/content.ts'
import { brandIdentitySchema, companySchema, footerSchema, layoutsSchema, menuItemsSchema } from './entities/layout.ts'
import { popupSchema } from './entities/popup.ts'

const recordOf = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema)

/** A page as a search shows it. `keywords`, which are not shown: words that visitors use for it and its texts do not. */
const searchablePageSchema = z.object({ path: sitePathSchema, title: z.string(), text: z.string(), keywords: z.string().optional() })
export type SearchablePage = z.output<typeof searchablePageSchema>

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
      description: z.string(),
      robots: z.string().default('index,follow'),
      image: optionalImagePathSchema,
      /** The pages above this one and the page itself, from the front page on; empty without a place in the site. */
      breadcrumbs: entriesOf(z.object({ name: z.string(), path: sitePathSchema })).default([]),
      /** Of a page that is an article: what search engines show of it. */
      article: z.object({ headline: z.string(), published: instantSchema, modified: nullableInstantSchema }).nullable().default(null),
    }),
  }),
  /** Slugs of the content pages that may be indexed, for the site map. */
  contentPages: backendCall('GET /CMScasino/contentPages', {
    access: 'public',
    cacheSeconds: 60,
    response: entriesOf(z.object({ slug: slugSchema })),
  }),
  /** Pages that a visitor can search for: content, articles and campaigns. */
  searchPages: siteCall('content.searchPages', {
    access: 'public',
    cacheSeconds: 60,
    response: z.object({ pages: entriesOf(searchablePageSchema) }),
  }),
  siteInfo: siteCall('content.siteInfo', {
    access: 'public',
    cacheSeconds: 60,
    response: z.object({
      /** The default brand; a visitor may be shown another. */
      brand: brandSchema,
      brands: z.record(brandSchema, brandIdentitySchema),
      /** `{site}` is replaced by the name of the rendered brand, here as in footer and SEO texts. */
      licence: z.string(),
      /** Null when it is incomplete: every page is served without it. */
      company: withFallback(companySchema.nullable(), null).default(null),
      supportHours: z.string(),
      /** Those of all brands; a brand may have its own. */
      supportEmail: z.email(),
      supportPhone: z.string().default(''),
      serverTime: instantSchema,
    }),
  }),
  /**
   * One configuration value by name; `value` is often JSON. The names are in `systemConfig.ts`. A page receives its route's values parsed,
   * and none that is not public.
   */
  systemConfig: backendCall('GET /CMScasino/systemConfigByName', {
    access: 'public',
    siteServerOnly: true,
    cacheSeconds: 60,
    query: z.object({ name: z.string().max(80) }),
    response: z.object({ id: z.string(), name: z.string(), type: z.string(), value: z.string(), isPublic: z.boolean() }),
  }),
}
