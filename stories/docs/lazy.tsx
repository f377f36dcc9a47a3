import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

/** Docs pages are loaded lazily: their library is not needed by stories. */
const docs = () => import('./index.ts')
const Page = lazy(async () => ({ default: (await docs()).ComponentPage }))
const Container = lazy(async () => ({ default: (await docs()).BrandContainer }))

export const DocsPage = () => <Page />
export const DocsFrame = (props: DocsContainerProps) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)
