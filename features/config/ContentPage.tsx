import { Button } from '@casino/design-system/components/Button'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { SidebarLayout } from '@casino/design-system/patterns/SidebarLayout'
import { useLocation } from 'wouter'
import { createUseQuery } from '../session/useCall.ts'
import { ContentArticle, ContentNav } from './Content.tsx'
import type { configCalls } from './calls.ts'
import { useButtonProps } from './useButtons.tsx'
import { useTranslations } from './useTexts.tsx'

const useConfigQuery = createUseQuery<typeof configCalls>('config')

/** A content page of the CMS by its slug. */
export function ContentPage({ slug }: { readonly slug: string }) {
  const t = useTranslations()
  const button = useButtonProps()
  const [path] = useLocation()
  const { data, error, mutate } = useConfigQuery('mainContent', { body: { name: slug } })
  if (data) return <ContentArticle title={data.title} blocks={data.blocks} path={path} />
  if (!error) return <ContentSkeleton path={path} />
  const notFound = error.code === 'ERR_NOT_FOUND'
  return (
    <PageBody>
      <ErrorState
        title={t(notFound ? 'label.page_gone' : 'label.page_failed')}
        action={
          notFound ? (
            <Button {...button('onward', { text: 'label.to_home' })} href="/" />
          ) : (
            <Button {...button('retry', { text: 'label.retry' })} onClick={() => mutate()} />
          )
        }
      >
        {notFound ? t('label.page_gone_text') : error.message}
      </ErrorState>
    </PageBody>
  )
}

/** Skeleton of a text page while it loads. */
export function ContentSkeleton({ path }: { readonly path: string }) {
  const t = useTranslations()
  return (
    <SidebarLayout nav={<ContentNav path={path} />}>
      <div role="status" aria-label={t('label.loading_page')}>
        <Stack gap={5}>
          <Skeleton shape="title" width="18rem" />
          <Skeleton shape="text" width="42rem" />
          <Skeleton shape="text" width="42rem" />
          <Skeleton shape="text" width="34rem" />
        </Stack>
      </div>
    </SidebarLayout>
  )
}
