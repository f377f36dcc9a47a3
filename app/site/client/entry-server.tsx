import '@casino/design-system/theme/global'
import { createI18n } from '@casino/features/content/useTranslations'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { App } from './App.tsx'
import { initialStatus } from './appStore.ts'
import type { RouteView } from './routeView.ts'
import { StatusNotices } from './StatusNotices.tsx'

export { guestCookies, runGuards } from './guards/index.ts'
export { parseRedirectRules } from './redirectRules.ts'
export { resolveRoute } from './resolveRoute.ts'
export { routes } from './routes/index.ts'
export { redirectRules } from './routes/redirects.ts'
export { sharedConfig, sharedQueries, sharedTextGroups } from './routes/shared.ts'
export { isMeasured, serverRouteOf } from './routeTypes.ts'
export { loadRouteView } from './routeView.ts'

/** Renders a page to a stream. */
export const renderRoute = (view: RouteView, options: RenderToPipeableStreamOptions) =>
  renderToPipeableStream(
    <App
      view={view}
      i18n={createI18n(view.payload.texts)}
      swr={{ fallback: view.payload.data }}
      navigate={noNavigation}
      failure={null}
      onRetryNavigation={noNavigation}
      notices={
        <StatusNotices {...initialStatus} onRetryNavigation={noNavigation} onDismissFailure={noNavigation} onReload={noNavigation} />
      }
    />,
    options,
  )

const noNavigation = () => {
  throw new Error('navigation is not available on the server')
}
