import type { ReactNode } from 'react'
import * as css from './FormActions.css.ts'

export type FormActionsProps = { children: ReactNode }

/** The buttons that end a form, the primary one first. They stay in sight at the foot of a phone's screen. */
export const FormActions = ({ children }: FormActionsProps) => <div className={css.actions}>{children}</div>
