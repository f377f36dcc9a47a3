import { colorTokens } from '@casino/design-system/runtime'
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
        {value !== undefined && chosen < 0 && <option value="-1">{toInputText(value).slice(0, 40)} (invalid)</option>}
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const hex = /^#[0-9a-f]{6}$/i

type ColorControlProps = ControlProps & { invalid: boolean }

/** Names of the colour tokens, which `ColorControl` suggests: rendered once for all of them. */
export const ColorTokenList = () => (
  <datalist id={tokenListId}>
    {[...colorTokens.keys()].map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
const tokenListId = 'color-tokens'

/** Input for a CSS colour or the name of a token, with the native colour picker. */
export function ColorControl({ label, value, onChange, invalid }: ColorControlProps) {
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
        aria-label={`${label}, colour picker`}
        data-unset={!hex.test(text) || undefined}
        value={hex.test(text) ? text.toLowerCase() : '#888888'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        className={styles.input}
        aria-label={label}
        aria-invalid={invalid || undefined}
        list={tokenListId}
        spellCheck={false}
        placeholder="colour or token"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </div>
  )
}
