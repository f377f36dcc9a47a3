import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

/** Pages of words bring a library of their own, which no story needs. */
const docs = () => import('./index.ts')
const Page = lazy(async () => ({ default: (await docs()).ComponentPage }))
const Container = lazy(async () => ({ default: (await docs()).BrandContainer }))

export const DocsPage = () => <Page />
export const DocsFrame = (props: DocsContainerProps) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)
