import { createTexts, PageContextProvider, type PageContextValue, TextProvider } from '@casino/features/config'
import { type ReactNode, useLayoutEffect } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import { pageContext, seededThemes, storyTexts } from './context.ts'
import { setMotion } from './motion.ts'
import { visitOf } from './player.ts'
import type { Toolbars } from './toolbars.ts'
import { setWords } from './words.ts'

const texts = createTexts(storyTexts)

const themes = document.createElement('style')
themes.textContent = seededThemes
document.head.append(themes)

const stay = () => undefined
const noSearch = () => ''

interface StoryFrameProps {
  readonly toolbars: Toolbars
  /** Whether the story is rendered on a docs page, which is in English. */
  readonly inDocs: boolean
  /** Pathname of the page's location. */
  readonly path: string
  /** Overrides of a guest's page context. */
  readonly page: Partial<PageContextValue>
  /** Responses by call key, as injected by the server. */
  readonly calls: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** The providers of a site page, without a server, in the state set by the toolbars. */
export function StoryFrame({ toolbars, inDocs, path, page, calls, children }: StoryFrameProps) {
  const { theme: brand, contrast, motion, words, player, network } = toolbars
  const visit = visitOf(player, { page, calls })

  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.brand = brand
    root.dataset.contrast = contrast
    root.lang = inDocs ? 'en' : 'da' // as on the site: hyphenation depends on the language
    setMotion(motion)
    setWords(words)
  }, [brand, contrast, motion, words, inDocs])

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
      <PageContextProvider value={{ ...pageContext(brand), ...visit.page }}>
        <TextProvider texts={texts}>
          <Router hook={() => [path, stay]} searchHook={noSearch}>
            {inDocs ? <div lang="da">{children}</div> : children}
          </Router>
        </TextProvider>
      </PageContextProvider>
    </SWRConfig>
  )
}
