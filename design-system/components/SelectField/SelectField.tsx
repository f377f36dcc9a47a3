// Native select: no behaviour library. Phones show their own picker, which no drawn list matches.
import { type ChangeEvent, type FocusEvent, type Ref, useId } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { control } from '../Field/Field.css.ts'
import { described, Field, FieldBox, type FieldProps } from '../Field/Field.tsx'
import * as css from './SelectField.css.ts'

export type SelectFieldProps = FieldProps & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** First line with an empty value: nothing is chosen for the player. */
  placeholder?: string
  autoComplete?: string
  value?: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void
  ref?: Ref<HTMLSelectElement>
}

/** One choice from a list too long for cards. Takes `{...register('name')}` as it is; `readOnly` needs `value` or `defaultValue`. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, help, error, required, optionalText, disabled, readOnly, theme, options, placeholder, autoComplete } = props
  const id = useId()
  const chosen = props.value ?? props.defaultValue
  return (
    <Field id={id} label={label} help={help} error={error} optionalText={optionalText} theme={theme}>
      <FieldBox id={id}>
        <select
          {...described(id, { help, error })}
          id={id}
          ref={props.ref}
          className={`${control} ${css.select}`}
          name={name}
          autoComplete={autoComplete}
          required={required}
          disabled={disabled}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange}
          onBlur={props.onBlur}
        >
          {placeholder ? (
            <option className={css.option} value="">
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            // A select knows no read-only state: the other choices are closed instead, and the chosen one is still submitted.
            <option
              key={option.value}
              className={css.option}
              value={option.value}
              disabled={option.disabled || (readOnly && chosen !== undefined && option.value !== chosen)}
            >
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </FieldBox>
    </Field>
  )
}
