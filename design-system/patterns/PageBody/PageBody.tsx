import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from '../../components/Container/Container.tsx'
import * as css from './PageBody.css.ts'

export interface PageBodyProps {
  width?: ContainerWidth
  /** Close to the header: for a page that begins with a picture. */
  snug?: boolean
  children?: ReactNode
}

/** The content of a page with its gutters, and with the air above and below that every page has. */
export function PageBody({ width, snug, children }: PageBodyProps) {
  return (
    <div className={snug ? css.snug : css.body}>
      <Container width={width}>{children}</Container>
    </div>
  )
}
