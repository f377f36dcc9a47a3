export { PageContextProvider, type PageContextValue, usePageContext } from './PageContext.tsx'
export { type Brand, footerWithSiteName, insertSiteName, type SiteSettings, siteInfoOf } from './site.ts'
export { type GetButtonProps, themedButtonProps, useButtonProps } from './useButtons.tsx'
export { translateFields } from './useForm.ts'

export { type CompiledMessages, createI18n, type Translate, TranslationProvider, useTranslations } from './useTexts.tsx'
