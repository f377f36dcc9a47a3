import { Button, ErrorState, PageBody } from '@casino/design-system'
import { useTranslations } from '@casino/features/content/useTranslations'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reloadAfterChunkError } from './navigation/chunkReload.ts'

interface ErrorBoundaryState {
  failed: boolean
}

/**
 * Replaces what has crashed with an error state: a screen, inside the shell, or all of it, instead of the empty page that React leaves.
 * On the server the error propagates and becomes the error page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }
  static getDerivedStateFromError = (): ErrorBoundaryState => ({ failed: true })
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (!reloadAfterChunkError(error)) console.error(error, componentStack)
  }
  override render() {
    return this.state.failed ? <CrashScreen /> : this.props.children
  }
}

function CrashScreen() {
  const t = useTranslations()
  return (
    <PageBody>
      <ErrorState
        headingLevel={1}
        title={t('site.crash_title')}
        action={<Button onClick={() => window.location.reload()}>{t('site.reload')}</Button>}
      >
        {t('site.crash_text')}
      </ErrorState>
    </PageBody>
  )
}
