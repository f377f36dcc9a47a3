import type { Bonus } from '../api/entities/bonus.ts'

/** An offer as the registration shows it (specification, *Registration bonus banner*). */
export interface RegistrationBonusBanner {
  message: string
  bonusName: string
  bonusCode: string
  bonusBannerUrl: string
  essentialTermsContent: string
  /** The essential terms in one line; empty: they are not folded. */
  keyTerms: string
  essentialTermsType: 'text' | 'html'
  checkBoxText: string
  fullTermsType: 'html' | 'link'
  /** Sanitised HTML, or the path of a page. */
  fullTermsContent: string
  /** Empty: the button's own text. */
  termsLinkText: string
}

/** The banner of a bonus for a brand. */
export function toBonusBanner({ name, bonusCode, bonusRegisterContents: contents }: Bonus, brand: string): RegistrationBonusBanner {
  const brandBanners: Readonly<Record<string, string | undefined>> = contents.bannerByBrand
  return {
    message: contents.bonusDetail,
    bonusName: name,
    bonusCode,
    bonusBannerUrl: brandBanners[brand] ?? contents.bannerUrl,
    essentialTermsContent: contents.essentialTerms,
    keyTerms: contents.keyTerms,
    essentialTermsType: contents.essentialTermsType,
    checkBoxText: contents.checkboxText,
    fullTermsType: contents.fullTermsType,
    fullTermsContent: contents.fullTerms,
    termsLinkText: contents.termsLinkText,
  }
}
