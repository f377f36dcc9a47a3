// Native fieldset: no behaviour library.
import { type ReactNode, useId } from 'react'
import { field } from '../Field/Field.css.ts'
import { described, FieldError, FieldHelp } from '../Field/Field.tsx'
import * as css from './FieldSet.css.ts'

export type FieldSetProps = {
  /** What its fields have in common; read before the first of them. */
  label: ReactNode
  help?: ReactNode
  /** A sentence about the fields together; each has its own besides. */
  error?: string
  /** Closes all of them. */
  disabled?: boolean
  /** An input theme for all of them. */
  theme?: string
  children: ReactNode
}

/** Fields that answer one question together, under a legend. */
export function FieldSet({ label, help, error, disabled, theme, children }: FieldSetProps) {
  const id = useId()
  return (
    <fieldset
      className={field}
      data-input-theme={theme}
      disabled={disabled}
      // A group is described, never invalid: its fields are.
      aria-describedby={described(id, { help, error })['aria-describedby']}
    >
      <legend className={css.legend}>{label}</legend>
      <FieldHelp id={id} help={help} />
      <div className={css.fields}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
