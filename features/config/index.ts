export {
  type Brand,
  type ButtonThemeTexts,
  PageContextProvider,
  type PageContextValue,
  type SiteInfo,
  usePageContext,
} from './PageContext.tsx'
export { type CompiledTexts, createTexts, TextProvider, type Translate, useTexts } from './useTexts.tsx'
