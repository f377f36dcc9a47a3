import type { ReactNode } from 'react'
import * as styles from './HeaderBackdrop.css.ts'

export interface HeaderBackdropProps {
  /** A decorative image or SVG, which its own markup hides from assistive technology. */
  children: ReactNode
}

/** Decoration behind the zones of a header, e.g. a background logo; cut off at the header's edge. */
export const HeaderBackdrop = ({ children }: HeaderBackdropProps) => <div className={styles.backdrop}>{children}</div>
