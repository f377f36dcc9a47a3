import type { ReactNode } from 'react'
import * as styles from './FormLayout.css.ts'

export interface FormLayoutProps {
  /** The form, with its title and actions. */
  children: ReactNode
  /** Summary: beside the form from md, below it on smaller screens. */
  aside?: ReactNode
}

/** A form in one column of readable width. */
export const FormLayout = ({ children, aside }: FormLayoutProps) => (
  <div className={styles.layout}>
    <div>{children}</div>
    {aside != null ? <aside className={styles.aside}>{aside}</aside> : null}
  </div>
)
