import type { ReactNode } from 'react'
import * as styles from './FormActions.css.ts'

export interface FormActionsProps {
  /** `Button`s, in the order of the tab stops. */
  children: ReactNode
}

/** The buttons of a form, the primary one first. Sticky at the bottom of the viewport on phones. */
export const FormActions = ({ children }: FormActionsProps) => <div className={styles.actions}>{children}</div>
