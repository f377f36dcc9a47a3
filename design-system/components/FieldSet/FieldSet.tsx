// Native fieldset: no behaviour library.
import { type ReactNode, useId } from 'react'
import { field } from '../Field/Field.css.ts'
import { ariaDescription, FieldError, FieldHelp } from '../Field/Field.tsx'
import * as styles from './FieldSet.css.ts'

export interface FieldSetProps {
  /** The legend. */
  label: ReactNode
  /** Below the legend. Describes the group as a whole. */
  help?: ReactNode
  /** Error of the group as a whole. Each field can have its own. */
  error?: string
  /** Disables all fields. */
  disabled?: boolean
  /** Input theme of all fields. */
  theme?: string
  /** The fields, stacked. Assistive technology announces the legend on entering the first one. */
  children: ReactNode
}

/** A group of fields with a legend. */
export function FieldSet({ label, help, error, disabled, theme, children }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset
      className={field}
      data-input-theme={theme}
      disabled={disabled}
      // Only the description: validity belongs to the fields of the group.
      aria-describedby={ariaDescription(id, { help, error })['aria-describedby']}
    >
      <legend className={styles.legend}>{label}</legend>
      <FieldHelp id={id} help={help} />
      <div className={styles.fields}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
