// Native radios or checkboxes in a fieldset: no behaviour library, and a form submits them without script.
import type { ChangeEvent } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import * as styles from './FilterChips.css.ts'

export interface FilterChipOption {
  /** Submitted value; empty for "all" with single selection. */
  value: string
  label: string
  /** Number of results, formatted. */
  count?: string
  disabled?: boolean
}

export interface FilterChipsProps {
  /** Legend: the filter criterion. */
  label: string
  /** Key of the submitted values; with single selection it also groups the radios. */
  name: string
  /** All chips, in order. They wrap onto more lines and are never collapsed. */
  options: readonly FilterChipOption[]
  /** Multiple selection with checkboxes. Without it, single selection with radios, whose first option is "all". */
  multiple?: boolean
  /** Selected values, controlled with `onValueChange`. Without it use `defaultValue`. Single selection is an array of one value. */
  value?: readonly string[]
  /** Values selected initially, when the chips are uncontrolled. */
  defaultValue?: readonly string[]
  /** Called with the selected values, in the order of the options. */
  onValueChange?: (values: readonly string[]) => void
}

/** Filter options of a list, all visible and applied immediately. */
export function FilterChips({ label, name, options, multiple, value, defaultValue, onValueChange }: FilterChipsProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: toggledValue, checked } = event.currentTarget
    if (!multiple) return onValueChange?.([toggledValue])
    const others = event.currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    const chosen = new Set([...others].map((input) => input.value))
    if (checked) chosen.add(toggledValue)
    onValueChange?.(options.map((option) => option.value).filter((option) => chosen.has(option)))
  }
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              className={styles.input}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value?.includes(option.value)}
              defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
              onChange={onChange}
            />
            {multiple ? (
              <span className={styles.tick}>
                <CheckIcon size={16} />
              </span>
            ) : null}
            <span>
              {option.label}
              {option.count ? ' ' : null}
              {option.count ? <span className={styles.count}>{option.count}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
