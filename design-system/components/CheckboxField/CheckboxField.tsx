// Native checkbox: no behaviour library.
import { type ChangeEvent, type FocusEvent, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { field, optional } from '../Field/Field.css.ts'
import { described, FieldError, FieldHelp, type FieldProps } from '../Field/Field.tsx'
import * as css from './CheckboxField.css.ts'

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  /** What the player agrees to. Never ticked beforehand. */
  children: ReactNode
  /** Submitted when ticked; the browser's own value is `on`. */
  value?: string
  checked?: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/** One yes-or-no answer; the words beside the box are its label and part of the target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { children, name, help, error, required, optionalText, disabled, readOnly, theme, value, checked } = props
  const id = useId()
  return (
    <div className={field} data-input-theme={theme}>
      <label className={css.row}>
        <input
          {...described(id, { help, error })}
          id={id}
          ref={props.ref}
          className={css.box}
          type="checkbox"
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          checked={checked}
          onChange={props.onChange ?? (checked === undefined ? undefined : keepAnswer)}
          onBlur={props.onBlur}
          // Checkboxes know no `readonly`; a refused click keeps the answer and still submits it.
          aria-readonly={readOnly || undefined}
          onClick={readOnly ? refuse : undefined}
        />
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

const refuse = (event: MouseEvent) => event.preventDefault()

/** A shown answer without a handler is read-only on purpose. */
const keepAnswer = () => undefined
