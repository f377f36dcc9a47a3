import { Button, ErrorState, PageBody, SidebarLayout, Skeleton, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../navigation/paths.ts'
import { ContentArticle, ContentNav } from './ContentArticle.tsx'
import { useMainContentQuery } from './queries.ts'
import { useButtonProps } from './useButtonProps.tsx'
import { useTranslations } from './useTranslations.tsx'

interface ContentPageProps {
  slug: string
  /** After the CMS's blocks. */
  end?: ReactNode
}

/** A content page of the CMS by its slug. */
export function ContentPage({ slug, end }: ContentPageProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [path] = useLocation()
  const { data, error, mutate } = useMainContentQuery({ body: { name: slug } })
  if (data) return <ContentArticle title={data.title} blocks={data.blocks} path={path} end={end} />
  if (!error) return <ContentSkeleton path={path} />
  const notFound = error.code === 'ERR_NOT_FOUND'
  return (
    <PageBody>
      <ErrorState
        title={t(notFound ? 'label.page_gone' : 'label.page_failed')}
        action={
          notFound ? (
            <Button {...button('onward', { text: 'label.to_home' })} href={paths.home} />
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

interface ContentSkeletonProps {
  path: string
}

/** Skeleton of a text page while it loads. */
export function ContentSkeleton({ path }: ContentSkeletonProps) {
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
