import { LoadingBar } from '@casino/design-system/components/LoadingBar'
import { hidden } from '@casino/design-system/theme'
import { useTexts } from '@casino/features/config'
import { lazy, Suspense } from 'react'
import * as styles from './Notices.css.ts'
import type { News } from './store.ts'

const UpdateOffer = lazy(async () => ({ default: (await import('./UpdateOffer.tsx')).UpdateOffer }))

/** Notice above a page whose form was submitted before hydration. Server-rendered, for slow script loading. */
export function FormLost() {
  const t = useTexts()
  return (
    <p className={styles.strip} role="status">
      {t('site.form_lost')}
    </p>
  )
}

/** Global status: loading bar, live region for navigations, and the toast for a newer build. */
export function Notices({ busy, opened, newer, offline }: News) {
  const t = useTexts()
  const spoken = offline ? t('site.offline') : busy ? t('site.loading') : opened ? t('site.page_opened', { title: opened }) : ''
  return (
    <>
      {busy && <LoadingBar />}
      <div className={hidden} role="status">
        {spoken}
      </div>
      {newer && (
        <Suspense>
          <UpdateOffer />
        </Suspense>
      )}
    </>
  )
}
