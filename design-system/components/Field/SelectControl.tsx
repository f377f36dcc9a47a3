import type { ChangeEvent, FocusEvent, Ref } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDown.tsx'
import { control } from './Field.css.ts'
import { type ariaDescription, FieldBox } from './Field.tsx'
import * as styles from './select.css.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** Props of a native select, compatible with `register('name')` of react-hook-form. */
export interface SelectControlProps {
  name: string
  options: readonly SelectOption[]
  placeholder?: string
  autoComplete?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  value?: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void
  ref?: Ref<HTMLSelectElement>
}

type Props = SelectControlProps & { id: string; ariaProps: ReturnType<typeof ariaDescription> }

/** A native select in its box. */
export function SelectControl(props: Props) {
  const { id, options, placeholder, readOnly } = props
  const selected = props.value ?? props.defaultValue
  return (
    <FieldBox id={id}>
      <select
        {...props.ariaProps}
        id={id}
        ref={props.ref}
        className={`${control} ${styles.select}`}
        name={props.name}
        autoComplete={props.autoComplete}
        required={props.required}
        disabled={props.disabled}
        aria-readonly={readOnly || undefined}
        value={props.value}
        defaultValue={props.defaultValue}
        onChange={props.onChange}
        onBlur={props.onBlur}
      >
        {placeholder ? (
          <option className={styles.option} value="">
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          // A select has no `readonly` state: the other options are disabled instead, and the selected one is still submitted.
          <option
            key={option.value}
            className={styles.option}
            value={option.value}
            disabled={option.disabled || (readOnly && selected !== undefined && option.value !== selected)}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon size={20} />
      </span>
    </FieldBox>
  )
}
