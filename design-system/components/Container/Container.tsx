import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Container.css.ts'

const container = memoizedCva(styles.container, { variants: { width: styles.width }, defaultVariants: { width: 'page' } })

export type ContainerWidth = NonNullable<VariantProps<typeof container>['width']>

export interface ContainerProps {
  /**
   * Content width: `page` 1440 px, `form` 440 px, `prose` 680 px, `pair` two forms; plus the gutters of the breakpoint.
   * @default page
   */
  width?: ContainerWidth
  /** Rendered element, for a landmark or a section of the page; `div` by default. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'article'
  /** Content, limited to the width and kept off the edges of the viewport. */
  children?: ReactNode
}

/** Centres content in the page, with gutters. */
export function Container({ width, as: Tag = 'div', children }: ContainerProps) {
  return <Tag className={container({ width })}>{children}</Tag>
}
