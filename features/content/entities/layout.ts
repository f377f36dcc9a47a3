import { breakpointNames } from '@casino/tokens/breakpoints'
import { z } from 'zod'
import type { TextKey } from '../texts/index.ts'
import { entriesOf, linkAddressSchema, sitePathSchema, strictImagePathSchema, withFallback } from './address.ts'

/** Text key, e.g. `menu.news`. Only its syntax is checked here; the back end checks that it exists in the catalogue. */
const textKeySchema = z.string().regex(/^[a-z_]+\.\w+$/) as unknown as z.ZodType<TextKey, string> // type only: browsers have no catalogue

/** A logo's images on the image proxy, each from its breakpoint up. */
const logoImagesSchema = withFallback(z.partialRecord(z.enum(breakpointNames), strictImagePathSchema), {}).default({})

/** The company that holds the licence. */
export const companySchema = z.object({
  name: z.string().min(1),
  /** Eight digits: the number in the Danish business register. */
  cvr: z.string().regex(/^\d{8}$/, 'expected eight digits'),
  /** In one line. */
  address: z.string().min(1),
  licenceNumber: z.string().min(1),
})

/** Site name, logos and contact of one brand. Without logo images the design system's logo is rendered. */
export const brandIdentitySchema = z.object({
  name: z.string(),
  /** In place of the site's. */
  supportEmail: withFallback(z.email().optional(), undefined),
  supportPhone: withFallback(z.string().min(1).optional(), undefined),
  logo: logoImagesSchema,
  topLogo: logoImagesSchema,
  backgroundLogo: logoImagesSchema,
})

/** Path on this site; empty on an entry that only opens something. */
const menuSlugSchema = z.union([z.literal(''), sitePathSchema])

/** A child entry of the menu, or an entry of the bottom bar. */
export const menuEntrySchema = z.object({
  id: z.string(),
  text: textKeySchema,
  slug: menuSlugSchema,
  target: z.enum(['_self', '_blank']).default('_self'),
  authRequired: z.boolean().default(false),
  showOnDevice: z.partialRecord(z.enum(breakpointNames), z.boolean()).default({}),
  icon: z.string().default(''),
})
/** A menu entry; children go one level deep. A screen size left out of `showOnDevice` shows the entry. */
export const menuItemSchema = menuEntrySchema.extend({ child: entriesOf(menuEntrySchema).default([]) })
export const menuItemsSchema = entriesOf(menuItemSchema)
export type MenuItem = z.output<typeof menuItemSchema>

/** What a header zone may hold. `credit` is the balance, `account` the account menu. */
export const headerParts = [
  'dropdown',
  'logo',
  'topLogo',
  'menuBar',
  'search',
  'welcome',
  'credit',
  'topUp',
  'account',
  'login',
  'register',
  'clock',
] as const
const headerZoneSchema = z.array(z.enum(headerParts))

export const layoutsSchema = z.object({
  header: z.object({
    zones: z.object({ start: headerZoneSchema, center: headerZoneSchema, end: headerZoneSchema }),
    /** `login` first by default; the order of the two buttons is a setting. */
    loginFirst: z.boolean().default(true),
    bottomMenu: z.boolean().default(true),
    /** False hides the header on slot game pages. */
    playGamesHeader: z.boolean().default(true),
    /** Logo takes its fixed state past this many px; null switches it off. */
    logoFixedAfter: z.number().int().nonnegative().nullable().default(50),
    /** Menu bar items before a centred logo (specification: four, then four after it); null: no split. */
    menuBarSplit: z.number().int().min(0).max(8).nullable().default(null),
  }),
  /** Ids of the menu items in the horizontal bar, from `lg` up. */
  menuBar: z.array(z.string()).default([]),
  /** Entries of the tab bar below `md`, by menu id or one of `search`, `account`, `menu`. */
  bottomMenu: entriesOf(menuEntrySchema).default([]),
  strip: z.object({
    links: entriesOf(
      z.object({
        text: z.string(),
        url: linkAddressSchema,
        newTab: z.boolean().default(false),
        /** False hides it below `md`, where space is limited and the footer has the same link. */
        onPhones: z.boolean().default(true),
      }),
    ),
  }),
  /** Raw field registries by form. `resolveFormRegistries` parses them field by field, so an invalid field does not reject the layout. */
  forms: z.unknown().optional(),
})
export type Layouts = z.output<typeof layoutsSchema>

const footerLink = z.object({ linkName: z.string(), url: linkAddressSchema, newTab: z.boolean().default(false) })
export const footerSchema = z.object({
  text: z.object({ header: z.string(), details: z.string() }),
  links: z.array(z.object({ title: z.string(), links: entriesOf(footerLink) })),
  /** Without images the name is the link. */
  logos: entriesOf(z.object({ link: linkAddressSchema, name: z.string(), images: logoImagesSchema })),
})
export type FooterContent = z.output<typeof footerSchema>
