// Native checkbox: no behaviour library.
import { type ReactNode, useId } from 'react'
import { CheckboxControl, type CheckboxControlProps } from '../Field/CheckboxControl.tsx'
import { field, optional } from '../Field/Field.css.ts'
import { ariaDescription, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import * as styles from './CheckboxField.css.ts'

export type CheckboxFieldProps = Omit<FieldProps, 'label'> &
  CheckboxControlProps & {
    /** The label: what the player agrees to. Never pre-checked. */
    children: ReactNode
  }

/** A checkbox with help and error; its label is part of the click target. */
export function CheckboxField({ children, help, error, optionalText, theme, ...control }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={field} data-input-theme={theme}>
      <label className={styles.row} htmlFor={id}>
        <CheckboxControl {...control} id={id} ariaProps={ariaDescription(id, { help, error })} className={styles.box} />
        <span>
          {children}
          {optionalText ? <span className={optional}>{optionalText}</span> : null}
        </span>
      </label>
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  )
}
