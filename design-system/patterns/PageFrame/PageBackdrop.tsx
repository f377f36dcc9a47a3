import type { ReactNode } from 'react'
import * as styles from './PageBackdrop.css.ts'

export interface PageBackdropProps {
  /** A decorative image, or a carousel with its pause button. */
  children: ReactNode
}

/** Decoration behind the page, e.g. WallpaperCarousel: the `backdrop` of a PageFrame. Its control stands above the footer. */
export const PageBackdrop = ({ children }: PageBackdropProps) => <div className={styles.backdrop}>{children}</div>
