import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { PageBody } from '../PageBody/PageBody.tsx'

export interface ArticleSkeletonProps {
  /** What is loading, for screen readers. */
  label: string
}

/** Placeholder of an `ArticlePage` while its article is loading. */
export const ArticleSkeleton = ({ label }: ArticleSkeletonProps) => (
  <PageBody width="prose">
    <div role="status" aria-label={label}>
      <Stack gap={6}>
        <Skeleton shape="title" width="24rem" />
        <Skeleton shape="block" height={360} />
        <Skeleton shape="text" width="42rem" />
        <Skeleton shape="text" width="38rem" />
      </Stack>
    </div>
  </PageBody>
)
