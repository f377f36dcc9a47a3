import { IconButton, LoadingBar } from '@casino/design-system'
import { CloseIcon } from '@casino/design-system/icons/Close'
import { visuallyHidden } from '@casino/design-system/theme/visuallyHidden'
import { useTranslations } from '@casino/features/content/useTranslations'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AppStatus } from './appStore.ts'
import { LoadFailureNotice } from './LoadFailure.tsx'
import * as styles from './StatusNotices.css.ts'

/** Loads the toast; the poll for builds does so before it can be needed. */
export const loadReloadToast = () => import('./ReloadToast.tsx')
const ReloadToast = lazy(async () => ({ default: (await loadReloadToast()).ReloadToast }))

const noticeTexts = {
  formLost: 'site.form_lost',
  pageGone: 'site.page_gone',
  gameGone: 'site.game_gone',
  sessionEnded: 'authentication.expired_text',
} as const

interface NoticeBarProps {
  notice: keyof typeof noticeTexts
}

/** Says above the page why the visitor is on it. Server-rendered, for slow script loading; announced when the script has loaded. */
export function NoticeBar({ notice }: NoticeBarProps) {
  const t = useTranslations()
  const [open, setOpen] = useState(true)
  const [announced, setAnnounced] = useState('')
  const text = t(noticeTexts[notice])
  useEffect(() => setAnnounced(text), [text])
  return (
    <>
      <div className={visuallyHidden} role="status">
        {announced}
      </div>
      {open && (
        <p className={styles.notice}>
          {text}
          <IconButton label={t('site.close_notice')} icon={<CloseIcon />} onClick={() => setOpen(false)} />
        </p>
      )}
    </>
  )
}

interface StatusNoticesProps extends AppStatus {
  onRetryNavigation: () => void
  onDismissFailure: () => void
  /** Loads the page again. */
  onReload: () => void
}

/** Global status: loading bar, live region for navigations, what could not be opened, and the toast that offers to reload. */
export function StatusNotices({ onRetryNavigation, onDismissFailure, onReload, ...status }: StatusNoticesProps) {
  const t = useTranslations()
  const { loading, partsLoading, openedTitle, reloadOffer, failure, partFailure } = status
  const announcement = loading ? t('site.loading') : openedTitle ? t('site.page_opened', { title: openedTitle }) : ''
  return (
    <>
      {(loading || partsLoading > 0) && <LoadingBar />}
      <div className={visuallyHidden} role="status">
        {announcement}
      </div>
      {failure && !failure.moved ? (
        <LoadFailureNotice
          subject="page"
          type={failure.type}
          retry={{ text: 'site.try_again', onRetry: onRetryNavigation }}
          onDismiss={onDismissFailure}
        />
      ) : (
        partFailure && (
          <LoadFailureNotice
            subject="part"
            type={partFailure}
            // any other part is opened again by the control that opened it
            retry={partFailure === 'hung' ? { text: 'site.reload', onRetry: onReload } : null}
            onDismiss={onDismissFailure}
          />
        )
      )}
      {reloadOffer && (
        <Suspense>
          <ReloadToast key={reloadOffer} reason={reloadOffer} />
        </Suspense>
      )}
    </>
  )
}
