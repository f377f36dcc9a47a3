import { PageContextProvider, TextProvider } from '@casino/features/config'
import { SessionDialogs } from '@casino/features/session'
import { Shell } from '@casino/features/shell'
import type { I18n } from '@lingui/core'
import { StrictMode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FormLost, Notices } from './Notices.tsx'
import type { News } from './store.ts'
import type { View } from './view.ts'

interface AppProps {
  readonly view: View
  readonly texts: I18n
  readonly swr: SWRConfiguration & { readonly fallback: Readonly<Record<string, unknown>> }
  readonly navigate: ReturnType<BaseLocationHook>[1]
  readonly news: News
}

/** Root component: a page inside the shell and its providers. The same tree on the server and in the browser. */
export function App({ view, texts, swr, navigate, news }: AppProps) {
  const { payload, match, draw } = view
  const useAppLocation: BaseLocationHook = () => [payload.path, navigate]
  const useAppSearch: BaseSearchHook = () => payload.search
  const { layouts } = payload.context
  const header = match.route.header === 'setting' ? (layouts.header.playGamesHeader ? 'shown' : 'hidden') : match.route.header
  return (
    <StrictMode>
      <SWRConfig value={swr}>
        <PageContextProvider value={payload.context}>
          <TextProvider texts={texts}>
            <Router hook={useAppLocation} searchHook={useAppSearch}>
              <Shell header={header}>
                {payload.formLost && <FormLost />}
                <ErrorBoundary key={payload.path}>{draw({ params: match.params, redirectTo: payload.redirectTo })}</ErrorBoundary>
              </Shell>
              <SessionDialogs />
              <Notices {...news} />
            </Router>
          </TextProvider>
        </PageContextProvider>
      </SWRConfig>
    </StrictMode>
  )
}
