import { createContext, type ReactNode, useContext } from 'react'
import type { FormRegistries } from '../forms/formRegistries.ts'
import type { ImagePath } from '../navigation/address.ts'
import type { ButtonName, ButtonThemeContent } from './buttonDefaults.ts'
import type { FooterContent, Layouts, MenuItem } from './entities/layout.ts'
import type { Brand, SiteInfo } from './siteSettings.ts'
import type { SystemConfig } from './systemConfig.ts'

type ButtonThemeOverrides = Readonly<Partial<Record<ButtonName, ButtonThemeContent>>>

/** Configuration and session that the page is rendered with, identical on the server and in the browser. */
export interface PageContextValue {
  /** Site settings of this page's brand. */
  site: SiteInfo
  brand: Brand
  layouts: Omit<Layouts, 'forms'>
  /** Field registries of this route's forms. */
  forms: Partial<FormRegistries>
  /** Menu items visible to this player. */
  menu: readonly MenuItem[]
  footer: FooterContent
  /** The two images behind the page; null where its route hides them, or the CMS has none for this brand. */
  wallpaper: readonly [ImagePath, ImagePath] | null
  /** `fingerprint` names the session of this page, and changes with each login; null for a guest. */
  session: {
    loggedIn: boolean
    fingerprint: string | null
    /** Id of the player; absent for a guest. */
    player?: string | undefined
    /** The player is in ROFUS: only the withdrawal and the histories are open. */
    withdrawalOnly?: boolean
  }
  /** Server time at rendering, UTC ms. */
  now: number
  /** Texts and icons of button themes that override the defaults. */
  buttonThemes: ButtonThemeOverrides
  /** System configuration of this route: read it by `useSystemConfig`. */
  system: Partial<SystemConfig>
}

const noButtonThemes: ButtonThemeOverrides = {}
const PageContext = createContext<PageContextValue | null>(null)
/** A separate context, so that a page with the same themes does not render the shell's buttons. */
const ButtonThemesContext = createContext(noButtonThemes)

interface PageContextProviderProps {
  value: PageContextValue
  children: ReactNode
}

export const PageContextProvider = ({ value, children }: PageContextProviderProps) => (
  <PageContext value={value}>
    <ButtonThemesContext value={value.buttonThemes}>{children}</ButtonThemesContext>
  </PageContext>
)

/** The page's configuration and session. Throws outside `PageContextProvider`. */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('usePageContext outside PageContextProvider')
  return value
}

/** Button theme overrides; empty outside a page, where buttons use their defaults. */
export const useButtonThemes = (): ButtonThemeOverrides => useContext(ButtonThemesContext)
