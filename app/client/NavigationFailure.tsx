import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Container } from '@casino/design-system/components/Container'
import { IconButton } from '@casino/design-system/components/IconButton'
import { Inline } from '@casino/design-system/components/Inline'
import { CloseIcon } from '@casino/design-system/icons/Close'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import type { TextKey } from '@casino/features/content/texts'
import { useTranslations } from '@casino/features/content/useTranslations'
import type { NavigationFailure } from './appStore.ts'
import * as styles from './NavigationFailure.css.ts'

const titles = { offline: 'site.offline', failed: 'site.unopened' } as const satisfies Record<NavigationFailure['type'], TextKey>

interface NavigationNoticeProps {
  type: NavigationFailure['type']
  onRetry: () => void
  onDismiss: () => void
}

/** Over the page that stays: the page of a link could not be opened. In the entry bundle, as no chunk can be loaded when it is needed. */
export function NavigationNotice({ type, onRetry, onDismiss }: NavigationNoticeProps) {
  const t = useTranslations()
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        live
        title={t(titles[type])}
        action={
          <Inline gap={2}>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('site.try_again')}
            </Button>
            <IconButton label={t('site.close_notice')} icon={<CloseIcon />} onClick={onDismiss} />
          </Inline>
        }
      >
        {t('site.unopened_help')}
      </Alert>
    </div>
  )
}

type UnopenedPageProps = Omit<NavigationNoticeProps, 'onDismiss'>

/** In place of a page that could not be opened after its address was: by Back or Forward. */
export function UnopenedPage({ type, onRetry }: UnopenedPageProps) {
  const t = useTranslations()
  return (
    <Container>
      <ErrorState headingLevel={1} title={t(titles[type])} action={<Button onClick={onRetry}>{t('site.try_again')}</Button>}>
        {t('site.unopened_help')}
      </ErrorState>
    </Container>
  )
}
