import { Alert, Button, Container, ErrorState } from '@casino/design-system'
import type { TextKey } from '@casino/features/content/texts'
import { useTranslations } from '@casino/features/content/useTranslations'
import { useEffect } from 'react'
import type { LoadFailure } from './appStore.ts'
import * as styles from './LoadFailure.css.ts'
import { focusNewPage } from './navigation/scroll.ts'

const titles = {
  page: { offline: 'site.offline', failed: 'site.unopened', hung: 'site.unopened' },
  part: { offline: 'site.part_offline', failed: 'site.part_unopened', hung: 'site.part_unopened' },
} as const satisfies Record<string, Record<LoadFailure, TextKey>>

interface LoadFailureNoticeProps {
  /** What could not be opened: the page of a link, or a dialog, menu or other part of this page. */
  subject: keyof typeof titles
  type: LoadFailure
  /** The button that tries again; null: what opened it does. */
  retry: { text: TextKey; onRetry: () => void } | null
  onDismiss: () => void
}

/** Over the page that stays: something could not be opened. In the entry bundle, as no chunk can be loaded when it is needed. */
export function LoadFailureNotice({ subject, type, retry, onDismiss }: LoadFailureNoticeProps) {
  const t = useTranslations()
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        live
        title={t(titles[subject][type])}
        dismiss={{ label: t('site.close_notice'), onDismiss }}
        action={
          retry && (
            <Button size="sm" variant="secondary" onClick={retry.onRetry}>
              {t(retry.text)}
            </Button>
          )
        }
      >
        {t('site.unopened_help')}
      </Alert>
    </div>
  )
}

interface UnopenedPageProps {
  type: LoadFailure
  onRetry: () => void
}

/** In place of a page that could not be opened after its address was: by Back or Forward. Takes over the focus of the page that it replaces. */
export function UnopenedPage({ type, onRetry }: UnopenedPageProps) {
  const t = useTranslations()
  useEffect(() => focusNewPage('', null), [])
  return (
    <Container>
      <ErrorState headingLevel={1} title={t(titles.page[type])} action={<Button onClick={onRetry}>{t('site.try_again')}</Button>}>
        {t('site.unopened_help')}
      </ErrorState>
    </Container>
  )
}
