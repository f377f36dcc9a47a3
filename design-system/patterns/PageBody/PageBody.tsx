import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from '../../components/Container/Container.tsx'
import * as styles from './PageBody.css.ts'

export interface PageBodyProps {
  /** Content width, like `Container`; 1440 px by default. */
  width?: ContainerWidth
  /** Less space below the header, for a page that starts with an image. */
  compactTop?: boolean
  /** At least as high as the screen, so that changing content does not move the footer. */
  fillsScreen?: boolean
  /** The content of the page, between header and footer. */
  children?: ReactNode
}

/** Page content with the gutters and block padding of every page. */
export function PageBody({ width, compactTop, fillsScreen, children }: PageBodyProps) {
  return (
    <div className={cx(compactTop ? styles.compactTop : styles.body, fillsScreen && styles.fillsScreen)}>
      <Container width={width}>{children}</Container>
    </div>
  )
}
