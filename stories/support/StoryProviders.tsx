import { PageContextProvider, type PageContextValue } from '@casino/features/content/PageContext'
import { createI18n, TranslationProvider } from '@casino/features/content/useTranslations'
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import { InlineStory } from './InlineStory.tsx'
import { setMotion } from './motion.ts'
import { createPageContext, storyTexts } from './pageContext.ts'
import { storyThemes, subscribeToThemes } from './storyThemes.ts'
import { setTextLength } from './textLength.ts'
import { recordTextValues } from './textValues.ts'
import type { ToolbarValues } from './toolbars.ts'
import { resolveVisit } from './visit.ts'

const texts = recordTextValues(createI18n(storyTexts), storyTexts)

const themeStyle = document.createElement('style')
document.head.append(themeStyle)

const ignoreNavigation = () => undefined
const noSearch = () => ''

interface StoryProvidersProps {
  toolbars: ToolbarValues
  /** Whether the story is rendered on a docs page, which is in English. */
  inDocs: boolean
  /** Pathname of the page's location. */
  path: string
  /** Overrides of a guest's page context. */
  page: Partial<PageContextValue>
  /** Responses by call key, as injected by the server. */
  calls: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** The providers of a site page, without a server, in the state set by the toolbars. */
export function StoryProviders({ toolbars, inDocs, path, page, calls, children }: StoryProvidersProps) {
  const { theme: brand, themes: source, contrast, motion, textLength, player, network } = toolbars
  const visit = resolveVisit(player, { page, calls })
  const themes = useSyncExternalStore(subscribeToThemes, () => storyThemes(source))

  useLayoutEffect(() => {
    if (themeStyle.textContent !== themes.css) themeStyle.textContent = themes.css
  }, [themes.css])

  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.brand = brand
    root.dataset.contrast = contrast
    root.lang = inDocs ? 'en' : 'da' // as on the site: hyphenation depends on the language
    setMotion(motion)
    setTextLength(textLength)
  }, [brand, contrast, motion, textLength, inDocs])

  return (
    <SWRConfig
      key={`${player} ${network}`}
      value={{
        provider: () => new Map(),
        fallback: network === 'ok' ? visit.calls : {},
        revalidateIfStale: false,
        revalidateOnFocus: false,
        shouldRetryOnError: false,
      }}
    >
      <PageContextProvider value={{ ...createPageContext(brand), ...themes.page, ...visit.page }}>
        <TranslationProvider i18n={texts}>
          <Router hook={() => [path, ignoreNavigation]} searchHook={noSearch}>
            {inDocs ? <InlineStory>{children}</InlineStory> : children}
          </Router>
        </TranslationProvider>
      </PageContextProvider>
    </SWRConfig>
  )
}
