import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

/** Docs pages are loaded lazily: their library is not needed by stories. */
const loadDocs = () => import('./index.ts')
const LazyPage = lazy(async () => ({ default: (await loadDocs()).ComponentPage }))
const LazyContainer = lazy(async () => ({ default: (await loadDocs()).BrandContainer }))

export const DocsPage = () => <LazyPage />
export const DocsFrame = (props: DocsContainerProps) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
)
