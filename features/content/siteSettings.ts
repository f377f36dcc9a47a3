import { type ImageShape, imageInShape } from '@casino/tokens/imageShapes'
import type { z } from 'zod'
import type { contentCalls } from './calls.ts'
import type { brandSchema } from './entities/content.ts'
import type { brandIdentitySchema, FooterContent } from './entities/layout.ts'

export type Brand = z.output<typeof brandSchema>
export type BrandIdentity = z.output<typeof brandIdentitySchema>

/** Site settings from the back end, for all brands. */
export type SiteSettings = z.output<typeof contentCalls.siteInfo.response>

/** Site settings of one brand: its own contact where it has one, else the site's. */
export type SiteInfo = Omit<SiteSettings, 'brands'> & Omit<BrandIdentity, keyof SiteSettings>

/** Replaces `{site}` in a text shared by all brands. */
export const insertSiteName = (text: string, { name }: Pick<BrandIdentity, 'name'>): string => text.replaceAll('{site}', name)

type LogoImages = BrandIdentity['logo']
/** Logo images in the shape that the image proxy fits them into. */
const inShape = (images: LogoImages, shape: ImageShape): LogoImages =>
  Object.fromEntries(Object.entries(images).map(([size, src]) => [size, imageInShape(src, shape)])) as LogoImages // the same sizes

/** Settings of one brand: its name, logos and contact, and the licence line with that name. */
export function siteInfoOf({ brands, ...site }: SiteSettings, brand: Brand): SiteInfo {
  const { supportEmail = site.supportEmail, supportPhone = site.supportPhone, ...identity } = brands[brand]
  return {
    ...site,
    ...identity,
    supportEmail,
    supportPhone,
    logo: inShape(identity.logo, 'logo'),
    topLogo: inShape(identity.topLogo, 'top-logo'),
    backgroundLogo: inShape(identity.backgroundLogo, 'background-logo'),
    licence: insertSiteName(site.licence, identity),
  }
}

/** The footer with the site's name in its texts, and its logos in their shape. */
export const footerOf = (footer: FooterContent, site: Pick<BrandIdentity, 'name'>): FooterContent => ({
  ...footer,
  logos: footer.logos.map((logo) => ({ ...logo, images: inShape(logo.images, 'logo') })),
  text: { header: insertSiteName(footer.text.header, site), details: insertSiteName(footer.text.details, site) },
})
