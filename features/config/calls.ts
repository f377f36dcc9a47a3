import { z } from 'zod'
import { instantSchema } from '../format/schema.ts'
import { backend, own } from '../session/contract.ts'
import { brandSchema, mainContentSchema, pictureSchema } from './entities/content.ts'
import { brandIdentitySchema, footerSchema, layoutsSchema, menuItemSchema } from './entities/layout.ts'

const named = <S extends z.ZodType>(schema: S) => z.record(z.string(), schema)

/** Content and configuration. All public and cached by the site server, except `navigation`, which depends on the session. */
export const configCalls = {
  /** Group → key → Danish message (ICU MessageFormat). */
  translations: own('config.translations', { access: 'public', cacheSeconds: 60, answer: named(named(z.string())) }),
  images: own('config.images', {
    access: 'public',
    cacheSeconds: 60,
    answer: named(pictureSchema),
  }),
  layouts: own('config.layouts', { access: 'public', cacheSeconds: 60, answer: layoutsSchema }),
  menu: own('config.menu', { access: 'public', cacheSeconds: 60, answer: z.array(menuItemSchema) }),
  footer: own('config.footer', { access: 'public', cacheSeconds: 60, answer: footerSchema }),
  /** Menu items visible to this player. */
  navigation: own('config.navigation', {
    access: 'public',
    body: z.object({ active: z.literal(true), isAdmin: z.literal(false), sessionId: z.string().optional() }),
    filled: { 'body.sessionId': 'sessionId' },
    answer: z.array(menuItemSchema),
  }),
  /** A composed page by name (`home`) or content slug. Fails with ERR_NOT_FOUND. The site server sanitises its HTML. */
  mainContent: own('config.mainContent', {
    access: 'public',
    cacheSeconds: 30,
    body: z.object({ name: z.string().max(120) }),
    answer: mainContentSchema,
  }),
  /** Raw themes by name; the site server resolves them field by field (`@casino/design-system/runtime`). */
  buttonThemes: own('config.buttonThemes', { access: 'public', cacheSeconds: 60, answer: named(z.unknown()) }),
  inputThemes: own('config.inputThemes', { access: 'public', cacheSeconds: 60, answer: named(z.unknown()) }),
  seo: own('config.seo', {
    access: 'public',
    cacheSeconds: 60,
    body: z.object({ slug: z.string().max(200) }),
    answer: z.object({
      title: z.string(),
      description: z.string(),
      robots: z.string().default('index,follow'),
      image: z.string().nullable(),
    }),
  }),
  siteInfo: own('config.siteInfo', {
    access: 'public',
    cacheSeconds: 60,
    answer: z.object({
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
  systemConfig: backend('GET /CMScasino/systemConfigByName', {
    access: 'public',
    cacheSeconds: 60,
    query: z.object({ name: z.string().max(80) }),
    answer: z.object({ id: z.string(), name: z.string(), type: z.string(), value: z.string(), isPublic: z.boolean() }),
  }),
}
