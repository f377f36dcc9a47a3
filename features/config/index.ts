export { type ButtonThemeTexts, PageContextProvider, type PageContextValue, usePageContext } from './PageContext.tsx'
export { type Brand, footerIn, nameSite, type SiteConfig, siteIn } from './site.ts'
export { type CompiledTexts, createTexts, TextProvider, type Translate, useTexts } from './useTexts.tsx'
