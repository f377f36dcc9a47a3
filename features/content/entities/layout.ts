import { breakpointNames } from '@casino/tokens/breakpoints'
import { z } from 'zod'
import { idSchema, optionalField } from '../../api/scalars.ts'
import type { TextKey } from '../texts/index.ts'
import { entriesOf, linkAddressSchema, sitePathSchema, strictImagePathSchema, withFallback } from './address.ts'

/** Text key, e.g. `menu.news`. Only its syntax is checked here; the back end checks that it exists in the catalogue. */
const textKeySchema = z.string().regex(/^[a-z_]+\.\w+$/) as unknown as z.ZodType<TextKey, string> // type only: browsers have no catalogue

const imagesBySize = z.partialRecord(z.enum(breakpointNames), strictImagePathSchema)
/** A logo's images on the image proxy, each from its breakpoint up; one address is that of every size. */
const logoImagesSchema = withFallback(
  z.preprocess(
    (images: z.input<typeof imagesBySize> | string | null | undefined): unknown =>
      typeof images === 'string' ? { xs: images } : (images ?? {}),
    imagesBySize,
  ),
  {},
)

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
  id: idSchema,
  text: textKeySchema,
  slug: optionalField(menuSlugSchema, ''),
  target: optionalField(z.enum(['_self', '_blank']), '_self'),
  authRequired: optionalField(z.boolean(), false),
  showOnDevice: optionalField(z.partialRecord(z.enum(breakpointNames), z.boolean()), {}),
  icon: optionalField(z.string(), ''),
})
/** A menu entry; children go one level deep. A screen size left out of `showOnDevice` shows the entry. */
export const menuItemSchema = menuEntrySchema.extend({ child: optionalField(entriesOf(menuEntrySchema), []) })
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
type HeaderPart = (typeof headerParts)[number]

/** The zones of the header where a back end configures none. */
const defaultZones: Record<'start' | 'center' | 'end', HeaderPart[]> = {
  start: ['dropdown', 'logo'],
  center: ['menuBar'],
  end: ['search', 'credit', 'topUp', 'account', 'login', 'register'],
}
const stripLinkSchema = z.object({
  text: z.string(),
  /** For phones, where all of the strip has one line; without it they show the text. */
  shortText: optionalField(z.string(), null),
  url: linkAddressSchema,
  newTab: optionalField(z.boolean(), false),
  /** False hides it below `md`, where space is limited and the footer has the same link. */
  onPhones: optionalField(z.boolean(), true),
})

/** How the pages are laid out; all of it is optional, and its form is ours: the specification names the three zones of the header. */
export const layoutsSchema = z.object({
  header: z
    .object({
      zones: optionalField(
        z.object({
          start: optionalField(headerZoneSchema, []),
          center: optionalField(headerZoneSchema, []),
          end: optionalField(headerZoneSchema, []),
        }),
        defaultZones,
      ),
      /** `login` first by default; the order of the two buttons is a setting. */
      loginFirst: optionalField(z.boolean(), true),
      bottomMenu: optionalField(z.boolean(), true),
      /** False hides the header on slot game pages. */
      playGamesHeader: optionalField(z.boolean(), true),
      /** Logo takes its fixed state past this many px; null switches it off. */
      logoFixedAfter: z.number().int().nonnegative().nullable().default(50),
      /** Menu bar items before a centred logo (specification: four, then four after it); null: no split. */
      menuBarSplit: z.number().int().min(0).max(8).nullable().default(null),
    })
    .prefault({}),
  /** Ids of the menu items in the horizontal bar, from `lg` up. */
  menuBar: optionalField(z.array(z.string()), []),
  /** Entries of the tab bar below `md`, by menu id or one of `search`, `account`, `menu`. */
  bottomMenu: optionalField(entriesOf(menuEntrySchema), []),
  strip: z.object({ links: optionalField(entriesOf(stripLinkSchema), []) }).prefault({}),
  /** Raw field registries by form. `resolveFormRegistries` parses them field by field, so an invalid field does not reject the layout. */
  forms: z.unknown().optional(),
})
export type Layouts = z.output<typeof layoutsSchema>

const footerLink = z.object({ linkName: z.string(), url: linkAddressSchema, newTab: optionalField(z.boolean(), false) })
const footerGroup = z.object({ title: z.string(), links: entriesOf(footerLink) })
type FooterLinks = readonly (z.input<typeof footerGroup> | z.input<typeof footerLink>)[]
const footerLogo = z.object({ link: linkAddressSchema, name: optionalField(z.string(), null), images: logoImagesSchema.optional() })
/** `https://www.rofus.nu/da` → `rofus.nu`; a path stays as it is. */
const hostOf = (link: string): string => link.split('/')[2]?.replace('www.', '') || link
export const footerSchema = z.object({
  text: z.object({ header: optionalField(z.string(), ''), details: optionalField(z.string(), '') }).prefault({}),
  /** Groups with a title; the specification's flat list is one group without one. */
  links: z.preprocess((links: FooterLinks | null | undefined): unknown => {
    if (!Array.isArray(links)) return links ?? []
    return links.some((entry: unknown) => typeof entry === 'object' && entry !== null && 'linkName' in entry)
      ? [{ title: '', links }]
      : links
  }, z.array(footerGroup)),
  /** Without images the name is the link; without a name, which is no part of the specification, the host that it leads to. */
  logos: optionalField(
    entriesOf(footerLogo).transform((logos) =>
      logos.map(({ link, name, images }) => ({
        link,
        name: name ?? hostOf(link),
        images: images ?? {},
      })),
    ),
    [],
  ),
})
export type FooterContent = z.output<typeof footerSchema>
