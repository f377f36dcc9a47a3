// Native checkbox in the role of a switch: no behaviour library.
import { useId } from 'react'
import { CheckboxControl, type CheckboxControlProps } from '../Field/CheckboxControl.tsx'
import { field, optional } from '../Field/Field.css.ts'
import { ariaDescription, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import * as styles from './SwitchField.css.ts'

export type SwitchFieldProps = FieldProps & CheckboxControlProps

/** A setting that applies immediately; for a value submitted with a form use `CheckboxField`. The whole row is the click target. */
export function SwitchField({ label, help, error, optionalText, theme, ...control }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={field} data-input-theme={theme}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.label}>
          {label}
          {optionalText ? <span className={optional}>{optionalText}</span> : null}
        </span>
        <CheckboxControl {...control} id={id} ariaProps={ariaDescription(id, { help, error })} className={styles.track} role="switch" />
      </label>
      <FieldHelp id={id} help={help} />
      <FieldError id={id} error={error} />
    </div>
  )
}
