import type { z } from 'zod'
import type { configCalls } from './calls.ts'
import type { brandSchema } from './entities/content.ts'
import type { brandIdentitySchema, Footer } from './entities/layout.ts'

export type Brand = z.output<typeof brandSchema>
export type BrandIdentity = z.output<typeof brandIdentitySchema>

/** Site settings from the back end, for all brands. */
export type SiteConfig = z.output<typeof configCalls.siteInfo.answer>

/** Site settings of one brand. */
export type SiteInfo = Omit<SiteConfig, 'brands'> & BrandIdentity

/** Replaces `{site}` in a text shared by all brands. */
export const nameSite = (text: string, { name }: Pick<BrandIdentity, 'name'>): string => text.replaceAll('{site}', name)

/** Settings of one brand: its name, its logos, and the licence line with that name. */
export function siteIn({ brands, ...site }: SiteConfig, brand: Brand): SiteInfo {
  const own = brands[brand]
  return { ...site, ...own, licence: nameSite(site.licence, own) }
}

/** The footer with the site's name in its texts. */
export const footerIn = (footer: Footer, site: Pick<BrandIdentity, 'name'>): Footer => ({
  ...footer,
  text: { header: nameSite(footer.text.header, site), details: nameSite(footer.text.details, site) },
})
