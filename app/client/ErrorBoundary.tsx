import { Button } from '@casino/design-system/components/Button'
import { Container } from '@casino/design-system/components/Container'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useTexts } from '@casino/features/config'
import { Component, type ErrorInfo, type ReactNode } from 'react'

interface State {
  readonly failed: boolean
}

/** Replaces a crashed screen with an error state and keeps the shell. On the server the error propagates and becomes the error page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }
  static getDerivedStateFromError = (): State => ({ failed: true })
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack)
  }
  override render() {
    return this.state.failed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const t = useTexts()
  return (
    <Container>
      <ErrorState title={t('site.crash_title')} action={<Button onClick={() => window.location.reload()}>{t('site.reload')}</Button>}>
        {t('site.crash_text')}
      </ErrorState>
    </Container>
  )
}
