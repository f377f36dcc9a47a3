import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import type { Space } from '../../theme/index.ts'
import * as styles from './Surface.css.ts'

const surface = memoizedCva(styles.surface, {
  variants: { level: styles.level, radius: styles.radius, padding: styles.padding, line: { true: styles.line, false: '' } },
  defaultVariants: { level: 'surface', radius: 'lg' },
})

type Variants = VariantProps<typeof surface>
export type SurfaceLevel = NonNullable<Variants['level']>
export type SurfaceRadius = NonNullable<Variants['radius']>

export interface SurfaceProps {
  /**
   * Elevation: `raised` has a shadow, `sunken` is below the page.
   * @default surface
   */
  level?: SurfaceLevel
  /** Padding, a step of the 4-point grid. */
  padding?: Space
  /**
   * Rounding of the corners, a step of the scale of radii.
   * @default lg
   */
  radius?: SurfaceRadius
  /** Hairline border. */
  bordered?: boolean
  /** Rendered element, for a landmark or a section of the page; `div` by default. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li'
  /** Content; it reaches the edges unless there is padding. */
  children?: ReactNode
}

/** A container with its own background. */
export function Surface({ level, padding, radius, bordered, as: Tag = 'div', children }: SurfaceProps) {
  return <Tag className={surface({ level, padding, radius, line: bordered })}>{children}</Tag>
}
