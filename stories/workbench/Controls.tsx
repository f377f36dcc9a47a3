import { useId } from 'react'
import * as styles from './Controls.css.ts'

interface ControlProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

/** Options whose label is their value. */
export const toOptions = (values: readonly string[]) => values.map((value) => ({ label: value, value }))

const toInputText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

interface SelectRowProps extends ControlProps {
  options: readonly { label: string; value: unknown }[]
  /** Label of the effective value while nothing is selected. */
  unset?: string
}

/** Select for one of a few values, or none. */
export function SelectRow({ label, value, onChange, options, unset = '—' }: SelectRowProps) {
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <select
        className={styles.input}
        value={value === undefined ? '' : String(chosen)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : options[Number(event.currentTarget.value)]?.value)}
      >
        <option value="">{unset}</option>
        {value !== undefined && chosen < 0 && <option value="-1">{toInputText(value).slice(0, 40)} (refused)</option>}
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface TextKeyControlProps extends ControlProps {
  list: string
  /** The effective key while none is set. */
  unset?: string | undefined
  /** Can be set to null (none), which differs from unset. */
  clearable?: boolean
}

/** Input for a text key, with suggestions. */
export function TextKeyControl({ label, value, onChange, list, unset = '—', clearable }: TextKeyControlProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.pair}>
        <input
          id={id}
          className={styles.input}
          list={list}
          spellCheck={false}
          placeholder={value === null ? 'none' : unset}
          value={toInputText(value)}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
        {clearable && (
          <button
            type="button"
            className={styles.plain}
            aria-label={`No ${label.toLowerCase()}`}
            aria-pressed={value === null}
            onClick={() => onChange(value === null ? undefined : null)}
          >
            None
          </button>
        )}
      </span>
    </div>
  )
}

const hex = /^#[0-9a-f]{6}$/i

type ColorControlProps = ControlProps & { refused: boolean }

/** Input for a CSS colour, with the native colour picker. */
export function ColorControl({ label, value, onChange, refused }: ColorControlProps) {
  const id = useId()
  const text = toInputText(value)
  return (
    <div className={styles.colorRow}>
      <label className={styles.colorName} htmlFor={id}>
        {label.split(' ').at(-1)}
      </label>
      <input
        className={styles.picker}
        type="color"
        aria-label={`${label}, picker`}
        data-unset={text === '' || undefined}
        value={hex.test(text) ? text.toLowerCase() : '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        className={styles.input}
        aria-label={label}
        aria-invalid={refused || undefined}
        spellCheck={false}
        placeholder="token"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  )
}
