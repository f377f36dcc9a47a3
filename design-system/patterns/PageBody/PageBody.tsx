import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from '../../components/Container/Container.tsx'
import * as styles from './PageBody.css.ts'

export interface PageBodyProps {
  /** Content width, as of `Container`: 1440 px by default. */
  width?: ContainerWidth
  /** Less space below the header, for a page that starts with an image. */
  compactTop?: boolean
  /** The content of the page, between header and footer. */
  children?: ReactNode
}

/** Page content with the gutters and block padding of every page. */
export function PageBody({ width, compactTop, children }: PageBodyProps) {
  return (
    <div className={compactTop ? styles.compactTop : styles.body}>
      <Container width={width}>{children}</Container>
    </div>
  )
}
