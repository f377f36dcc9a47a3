import { gameKinds, gameSorts } from '@casino/features/api/entities/game'
import { contentCalls } from '@casino/features/content/calls'
import { brandSchema, heroSchema, optionalLinkSchema, slugSchema } from '@casino/features/content/entities/content'
import { type MenuItem, menuEntrySchema, menuItemSchema } from '@casino/features/content/entities/layout'
import { popupSchema } from '@casino/features/content/entities/popup'
import { maxLandingIdLength, maxLandingTypeLength } from '@casino/features/landing/constants'
import { newsCalls } from '@casino/features/news/calls'
import { z } from 'zod'

/** `RailQuery` of a rail; run on each request of the page. */
const railQuerySchema = z.strictObject({
  kind: z.enum(gameKinds).optional(),
  category: z.string().optional(),
  provider: z.string().optional(),
  sort: z.enum(gameSorts),
  limit: z.number().int().min(1).max(40),
})

/** The seeded home page: the blocks of the response format, with a query in place of the games. */
export const homeSchema = z.object({
  title: z.string().min(1),
  blocks: z.array(
    z.discriminatedUnion('type', [
      heroSchema,
      z.strictObject({
        type: z.literal('games'),
        title: z.string().min(1),
        more: optionalLinkSchema,
        shape: z.enum(['poster', 'wide']),
        source: railQuerySchema,
      }),
      z.strictObject({
        type: z.literal('jackpots'),
        title: z.string().min(1),
        more: optionalLinkSchema,
        limit: z.number().int().min(1).max(12),
      }),
      z.strictObject({
        type: z.literal('winners'),
        title: z.string().min(1),
        more: optionalLinkSchema,
        limit: z.number().int().min(1).max(12),
      }),
    ]),
  ),
})
export type HomeBlock = z.output<typeof homeSchema>['blocks'][number]

/** Content pages by slug; the HTML is in `pages/{slug}.html`. */
export const pagesSchema = z.record(
  slugSchema,
  z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1).max(170),
    /** Words that visitors use for it and its texts do not, for the search; separated by spaces and never shown. */
    keywords: z.string().max(300).optional(),
    /** `noindex,…` keeps it out of search engines and the site map. */
    robots: z.string().default('index,follow'),
  }),
)

/** Artwork below `/art/`, which the games draw. */
const pictureOf = (folder: 'news' | 'campaign') => (name: string) => ({
  src: `/img/${folder}/${name}` as const,
  width: 1600,
  height: 900,
  alt: '',
})

const newsFields = newsCalls.detail.response.shape

/** Articles; the HTML of each is in `news/{newsSlug}.html`. */
export const newsSchema = z
  .array(
    z.strictObject({
      newsSlug: slugSchema,
      title: z.string().min(1).max(90),
      subLine: z.string().min(1).max(170),
      /** Name of the picture. */
      image: slugSchema.transform(pictureOf('news')),
      status: z.boolean().default(true),
      showArticleInNewsList: z.boolean().default(true),
      showDateTime: z.boolean().default(true),
      createDate: newsFields.publicDate,
      publicDate: newsFields.publicDate,
      updatedDate: newsFields.updatedDate,
      deleteDate: newsFields.deleteDate,
      createdBy: z.string().min(1),
    }),
  )
  .refine((items) => new Set(items.map(({ newsSlug }) => newsSlug)).size === items.length, 'two articles have the same slug')

/** Campaigns; the HTML of each is in `campaigns/{slug}.html`. A bonus is named by its code, so that its terms have one source. */
export const campaignsSchema = z.array(
  z.strictObject({
    slug: slugSchema,
    title: z.string().min(1).max(90),
    subLine: z.string().min(1).max(170),
    image: slugSchema.transform(pictureOf('campaign')),
    startDate: newsFields.publicDate,
    endDate: newsFields.deleteDate,
    bonusCode: z.string().nullable().default(null),
    link: optionalLinkSchema.default(null),
  }),
)

/**
 * Landing pages, the first of them at `/lp`; the HTML of each is in `landing/{landingType}-{landingById}.html`. A bonus is named by its code,
 * so that its terms have one source.
 */
export const landingSchema = z
  .array(
    z.strictObject({
      landingType: slugSchema.max(maxLandingTypeLength),
      landingById: slugSchema.max(maxLandingIdLength),
      title: z.string().min(1).max(90),
      subLine: z.string().min(1).max(170),
      image: slugSchema.transform(pictureOf('campaign')),
      points: z.array(z.strictObject({ title: z.string().min(1).max(40), text: z.string().min(1).max(160) })).max(3),
      bonusCode: z.string().nullable().default(null),
      link: optionalLinkSchema.default(null),
    }),
  )
  .min(1)

const template = z.string().min(1)
/** SEO texts and templates. */
export const seoSchema = z.strictObject({
  /** By route path. */
  pages: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      title: z.string().min(1).max(70),
      description: z.string().min(1).max(170),
      robots: z.string().optional(),
      /** The page's name in breadcrumbs; without it the page stands in none. */
      breadcrumb: z.string().min(1).optional(),
    }),
  ),
  /** Template of content pages; placeholder `{title}`. */
  content: z.strictObject({ title: template }),
  /** Template of articles; placeholder `{title}`. */
  news: z.strictObject({ title: template }),
  /** Template of campaigns; placeholder `{title}`. */
  campaign: z.strictObject({ title: template }),
  /** Template of landing pages; placeholder `{title}`. */
  landing: z.strictObject({ title: template }),
  /** Templates of game pages; placeholders `{name}`, `{provider}` and `{description}`. */
  game: z.strictObject({ title: template, description: template }),
})

/** Overrides of the built-in texts. A key that these do not have is an error. */
export const translationsSchema = (builtIn: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  z.record(z.string(), z.record(z.string(), z.string())).superRefine((groups, context) => {
    for (const [group, texts] of Object.entries(groups))
      for (const key of Object.keys(texts))
        if (builtIn[group]?.[key] === undefined)
          context.addIssue({ code: 'custom', path: [group, key], message: 'no such text in the catalogue' })
  })

export const siteSchema = contentCalls.siteInfo.response
  .omit({ serverTime: true })
  // of the platform's own seed: nothing of it has a default
  .extend({ brand: brandSchema, licence: z.string(), supportHours: z.string(), supportEmail: z.email() })

const activeFlag = { active: z.boolean().default(true) }
const activeOf = <E extends { active: boolean }>(entries: readonly E[]): Omit<E, 'active'>[] =>
  entries.filter(({ active }) => active).map(({ active: _, ...entry }) => entry)
/**
 * The menu: the items of the response format, each with the flag `active`, by default true. The calls answer with the active ones, so that no
 * link leads to a page that does not exist.
 */
export const menuSchema = z
  .array(menuItemSchema.extend({ ...activeFlag, child: z.array(menuEntrySchema.extend(activeFlag)).default([]) }))
  .transform((items): MenuItem[] => activeOf(items).map((item) => ({ ...item, child: activeOf(item.child) })))
export const imagesSchema = contentCalls.images.response
/** Popups, published or not. */
export const popupsSchema = z.array(popupSchema)
