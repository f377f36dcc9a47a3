import { createContext, useContext } from 'react'
import type { ButtonName, ButtonThemeContent } from './buttons.ts'
import type { Footer, Layouts, MenuItem } from './entities/layout.ts'
import type { FormRegistries } from './forms.ts'
import type { Brand, SiteInfo } from './site.ts'
import type { SystemValues } from './system.ts'

type ButtonThemes = Readonly<Partial<Record<ButtonName, ButtonThemeContent>>>

/** What the server knew when it rendered the page. The same on the server and in the browser. */
export interface PageContextValue {
  /** As the brand of this page shows it. */
  readonly site: SiteInfo
  readonly brand: Brand
  readonly layouts: Omit<Layouts, 'forms'>
  /** Field registries of this route's own forms. */
  readonly forms: Partial<FormRegistries>
  /** The menu as this player may see it. */
  readonly menu: readonly MenuItem[]
  readonly footer: Footer
  readonly session: { readonly loggedIn: boolean }
  /** Server time at rendering, UTC ms. */
  readonly now: number
  /** Words and icons of the themes that change a button's own. */
  readonly buttonThemes: ButtonThemes
  /** Named numbers and texts of the system configuration, parsed. */
  readonly system: SystemValues
}

const PageContext = createContext<PageContextValue | null>(null)
export const PageContextProvider = PageContext.Provider

/** Throws outside a page: a screen without configuration is a wiring mistake. */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePageContext outside PageContextProvider')
  return value
}

const noThemes: ButtonThemes = {}
/** Themed words and icons; none outside of a page, where buttons have their own. */
export const usePageThemes = (): ButtonThemes => useContext(PageContext)?.buttonThemes ?? noThemes
