// Native radios or check-boxes in a fieldset: no behaviour library, and a form sends them without script.
import type { ChangeEvent } from 'react'
import { CheckIcon } from '../../icons/Check.tsx'
import * as css from './FilterChips.css.ts'

export type FilterChip = {
  /** Submitted; empty for "all" of a single choice. */
  value: string
  label: string
  /** How many it finds, as it is shown. */
  count?: string
  disabled?: boolean
}

export type FilterChipsProps = {
  /** Says what is filtered by. */
  label: string
  name: string
  options: readonly FilterChip[]
  /** Several at once, each with its tick. Without it one, the first being "all". */
  multiple?: boolean
  /** Chosen values; give it with `onValueChange`, or `defaultValue` alone. A single choice is a list of one. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  /** The values chosen now, in the order of the options. */
  onValueChange?: (values: string[]) => void
}

/** Choices that narrow a list at once, all of them in sight. */
export function FilterChips({ label, name, options, multiple, value, defaultValue, onValueChange }: FilterChipsProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: own, checked } = event.currentTarget
    if (!multiple) return onValueChange?.([own])
    const others = event.currentTarget.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    const chosen = new Set([...others].map((input) => input.value))
    if (checked) chosen.add(own)
    onValueChange?.(options.map((option) => option.value).filter((option) => chosen.has(option)))
  }
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {options.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              className={css.input}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value?.includes(option.value)}
              defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
              onChange={onChange}
            />
            {multiple ? (
              <span className={css.tick}>
                <CheckIcon size={16} />
              </span>
            ) : null}
            <span>
              {option.label}
              {option.count ? ' ' : null}
              {option.count ? <span className={css.count}>{option.count}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
