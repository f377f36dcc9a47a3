export { PageContextProvider, type PageContextValue, usePageContext } from './PageContext.tsx'
export { type Brand, footerIn, nameSite, type SiteConfig, siteIn } from './site.ts'
export { type ThemedButton, themedContent, useButtons } from './useButtons.tsx'
export { fieldsInWords } from './useForm.ts'

export { type CompiledTexts, createTexts, TextProvider, type Translate, useTexts } from './useTexts.tsx'
