import { LazyConsent } from '@casino/features/consent/LazyConsent'
import { PageContextProvider } from '@casino/features/content/PageContext'
import { TranslationProvider } from '@casino/features/content/useTranslations'
import { LazySearch } from '@casino/features/games/search/LazySearch'
import { LazyPlayerPopups } from '@casino/features/popups/LazyPlayerPopups'
import { LazySessionDialogs } from '@casino/features/session/LazySessionDialogs'
import { Shell } from '@casino/features/shell/Shell'
import type { I18n } from '@lingui/core'
import { type ReactNode, StrictMode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter'
import type { NavigationFailure } from './appStore.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { UnopenedPage } from './LoadFailure.tsx'
import { isCalm, isMeasured, resolveAccess } from './routeTypes.ts'
import type { RouteView } from './routeView.ts'
import { NoticeBar } from './StatusNotices.tsx'

interface AppProps {
  view: RouteView
  i18n: I18n
  swr: SWRConfiguration & { fallback: Readonly<Record<string, unknown>> }
  navigate: ReturnType<BaseLocationHook>[1]
  failure: NavigationFailure | null
  onRetryNavigation: () => void
  /** Global status beside the page. An element of its own, so that a change of the status does not render the page. */
  notices: ReactNode
}

/** Root component: a page inside the shell and its providers. The same tree on the server and in the browser. */
export function App({ view, i18n, swr, navigate, failure, onRetryNavigation, notices }: AppProps) {
  const { payload, match, renderPage, requestedAt } = view
  const useAppLocation: BaseLocationHook = () => [payload.path, navigate]
  const useAppSearch: BaseSearchHook = () => payload.search
  const { layouts } = payload.context
  const header = match.route.header === 'setting' ? (layouts.header.playGamesHeader ? 'desktop' : 'hidden') : match.route.header
  const measured = isMeasured(match.route, match.params)
  return (
    <StrictMode>
      <SWRConfig value={swr}>
        <PageContextProvider value={payload.context}>
          <TranslationProvider i18n={i18n}>
            <Router hook={useAppLocation} searchHook={useAppSearch}>
              <ErrorBoundary>
                <Shell header={header} question={<LazyConsent measured={measured} calm={isCalm(match.route, match.params)} />}>
                  {payload.notice && payload.notice !== 'loggedOut' && <NoticeBar key={payload.notice} notice={payload.notice} />}
                  <ErrorBoundary key={payload.path}>
                    {failure?.moved ? (
                      <UnopenedPage type={failure.type} onRetry={onRetryNavigation} />
                    ) : (
                      renderPage({ params: match.params, search: payload.search, redirectTo: payload.redirectTo })
                    )}
                  </ErrorBoundary>
                </Shell>
                <LazySearch pageRequestedAt={requestedAt} />
                <LazyPlayerPopups calm={measured} />
                <LazySessionDialogs requiresLogin={resolveAccess(match.route, match.params) === 'login'} />
                {notices}
              </ErrorBoundary>
            </Router>
          </TranslationProvider>
        </PageContextProvider>
      </SWRConfig>
    </StrictMode>
  )
}
