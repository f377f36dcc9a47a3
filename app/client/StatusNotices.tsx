import { LoadingBar } from '@casino/design-system/components/LoadingBar'
import { visuallyHidden } from '@casino/design-system/theme'
import { useTranslations } from '@casino/features/content/useTranslations'
import { lazy, Suspense } from 'react'
import type { AppStatus } from './appStore.ts'
import * as styles from './StatusNotices.css.ts'

const UpdateToast = lazy(async () => ({ default: (await import('./UpdateToast.tsx')).UpdateToast }))

/** Notice above a page whose form was submitted before hydration. Server-rendered, for slow script loading. */
export function FormLostNotice() {
  const t = useTranslations()
  return (
    <p className={styles.notice} role="status">
      {t('site.form_lost')}
    </p>
  )
}

type StatusNoticesProps = AppStatus

/** Global status: loading bar, live region for navigations, and the toast for a newer build. */
export function StatusNotices({ loading, openedTitle, updateAvailable, offline }: StatusNoticesProps) {
  const t = useTranslations()
  const announcement = offline
    ? t('site.offline')
    : loading
      ? t('site.loading')
      : openedTitle
        ? t('site.page_opened', { title: openedTitle })
        : ''
  return (
    <>
      {loading && <LoadingBar />}
      <div className={visuallyHidden} role="status">
        {announcement}
      </div>
      {updateAvailable && (
        <Suspense>
          <UpdateToast />
        </Suspense>
      )}
    </>
  )
}
