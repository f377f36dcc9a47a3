import { z } from 'zod'
import { instantSchema } from '../format/schema.ts'
import { backendCall, siteCall } from '../session/contract.ts'
import { brandSchema, imageSchema, mainContentSchema } from './entities/content.ts'
import { brandIdentitySchema, footerSchema, layoutsSchema, menuItemSchema } from './entities/layout.ts'

const recordOf = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema)

/** Content and configuration. All public and cached by the site server, except `navigation`, which depends on the session. */
export const configCalls = {
  /** Group → key → Danish message (ICU MessageFormat). */
  translations: siteCall('config.translations', { access: 'public', cacheSeconds: 60, response: recordOf(recordOf(z.string())) }),
  images: siteCall('config.images', {
    access: 'public',
    cacheSeconds: 60,
    response: recordOf(imageSchema),
  }),
  layouts: siteCall('config.layouts', { access: 'public', cacheSeconds: 60, response: layoutsSchema }),
  menu: siteCall('config.menu', { access: 'public', cacheSeconds: 60, response: z.array(menuItemSchema) }),
  footer: siteCall('config.footer', { access: 'public', cacheSeconds: 60, response: footerSchema }),
  /** Menu items visible to this player. */
  navigation: siteCall('config.navigation', {
    access: 'public',
    body: z.object({ active: z.literal(true), isAdmin: z.literal(false), sessionId: z.string().optional() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.array(menuItemSchema),
  }),
  /** A composed page by name (`home`) or content slug. Fails with ERR_NOT_FOUND. The site server sanitises its HTML. */
  mainContent: siteCall('config.mainContent', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({ name: z.string().max(120) }),
    response: mainContentSchema,
  }),
  /** Raw themes by name; the site server resolves them field by field (`@casino/design-system/runtime`). */
  buttonThemes: siteCall('config.buttonThemes', { access: 'public', cacheSeconds: 60, response: recordOf(z.unknown()) }),
  inputThemes: siteCall('config.inputThemes', { access: 'public', cacheSeconds: 60, response: recordOf(z.unknown()) }),
  seo: siteCall('config.seo', {
    access: 'public',
    cacheSeconds: 60,
    body: z.object({ slug: z.string().max(200) }),
    response: z.object({
      title: z.string(),
      description: z.string(),
      robots: z.string().default('index,follow'),
      image: z.string().nullable(),
    }),
  }),
  siteInfo: siteCall('config.siteInfo', {
    access: 'public',
    cacheSeconds: 60,
    response: z.object({
      /** The default brand; a visitor may be shown another. */
      brand: brandSchema,
      brands: z.record(brandSchema, brandIdentitySchema),
      /** `{site}` is replaced by the name of the rendered brand, here as in footer and SEO texts. */
      licence: z.string(),
      supportHours: z.string(),
      supportEmail: z.email(),
      serverTime: instantSchema,
    }),
  }),
  /** One configuration value by name; `value` is often JSON. The names are in `systemConfig.ts`. */
  systemConfig: backendCall('GET /CMScasino/systemConfigByName', {
    access: 'public',
    cacheSeconds: 60,
    query: z.object({ name: z.string().max(80) }),
    response: z.object({ id: z.string(), name: z.string(), type: z.string(), value: z.string(), isPublic: z.boolean() }),
  }),
}
