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
  /** Key of the submitted value. */
  name: string
  /** In the order of the native list; a disabled one is listed but cannot be selected. */
  options: readonly SelectOption[]
  /** First option, with an empty value. Without it the first option is preselected. */
  placeholder?: string
  /** HTML autofill token, such as `country`. */
  autoComplete?: string
  /** Announced as required; the empty value of the placeholder counts as missing. */
  required?: boolean
  /** Cannot be focused and is not submitted. */
  disabled?: boolean
  /** Disables the options that are not selected, because a native select has no read-only state. The value is still submitted. */
  readOnly?: boolean
  /** Selected value, controlled with `onChange`; or use `defaultValue` alone. */
  value?: string
  /** Value selected initially, when the select is uncontrolled. */
  defaultValue?: string
  /** Called with the native event when another option is selected. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
  /** Called when the focus leaves the control, for validation on blur. */
  onBlur?: (event: FocusEvent<HTMLSelectElement>) => void
  /** The native select, for focus on the first invalid field. */
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
