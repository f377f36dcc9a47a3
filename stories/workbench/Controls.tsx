import { useId } from 'react'
import * as css from './Controls.css.ts'

interface ControlProps {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** Options that are called what they are. */
export const named = (values: readonly string[]) => values.map((value) => ({ label: value, value }))

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

interface ChoiceProps extends ControlProps {
  readonly options: readonly { readonly label: string; readonly value: unknown }[]
  /** What holds while nothing is chosen. */
  readonly unset?: string
}

/** One of a few values, or none of them. */
export function Choice({ label, value, onChange, options, unset = '—' }: ChoiceProps) {
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <label className={css.row}>
      <span>{label}</span>
      <select
        className={css.input}
        value={value === undefined ? '' : String(chosen)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : options[Number(event.currentTarget.value)]?.value)}
      >
        <option value="">{unset}</option>
        {value !== undefined && chosen < 0 && <option value="-1">{textOf(value).slice(0, 40)} (refused)</option>}
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
  readonly list: string
  /** The key that holds while none is given. */
  readonly unset?: string | undefined
  /** Can be taken away altogether, which is more than leaving it unset. */
  readonly clearable?: boolean
}

/** A key of the catalogue; keys are offered while typing. */
export function TextKeyControl({ label, value, onChange, list, unset = '—', clearable }: TextKeyControlProps) {
  const id = useId()
  return (
    <div className={css.row}>
      <label htmlFor={id}>{label}</label>
      <span className={css.pair}>
        <input
          id={id}
          className={css.input}
          list={list}
          spellCheck={false}
          placeholder={value === null ? 'none' : unset}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
        {clearable && (
          <button
            type="button"
            className={css.plain}
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

/** A colour in words, with the system's own picker beside it. */
export function ColorControl({ label, value, onChange, refused }: ControlProps & { readonly refused: boolean }) {
  const id = useId()
  const text = textOf(value)
  return (
    <div className={css.colorRow}>
      <label className={css.colorName} htmlFor={id}>
        {label.split(' ').at(-1)}
      </label>
      <input
        className={css.picker}
        type="color"
        aria-label={`${label}, picker`}
        data-unset={text === '' || undefined}
        value={hex.test(text) ? text.toLowerCase() : '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        className={css.input}
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
