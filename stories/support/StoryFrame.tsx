import { type Brand, createTexts, PageContextProvider, type PageContextValue, TextProvider } from '@casino/features/config'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import { pageContext, storyTexts } from './context.ts'

const texts = createTexts(storyTexts)
const stay = () => undefined
const noSearch = () => ''

interface StoryFrameProps {
  readonly brand: Brand
  /** Address that the page believes to stand at. */
  readonly path: string
  /** What differs from a guest's page. */
  readonly page: Partial<PageContextValue> | undefined
  /** Answers by call key, as the server fills them in. */
  readonly calls: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** What stands around every page of the site, without a server behind it. */
export const StoryFrame = ({ brand, path, page, calls, children }: StoryFrameProps) => (
  <SWRConfig value={{ provider: () => new Map(), fallback: calls, revalidateIfStale: false, revalidateOnFocus: false }}>
    <PageContextProvider value={{ ...pageContext(brand), ...page }}>
      <TextProvider texts={texts}>
        <Router hook={() => [path, stay]} searchHook={noSearch}>
          {children}
        </Router>
      </TextProvider>
    </PageContextProvider>
  </SWRConfig>
)
