import { ComboboxField } from '@casino/design-system'
import { useMemo } from 'react'
import * as styles from './Controls.css.ts'
import { textKeys } from './model.ts'
import { danishText } from './themeUsages.ts'

const optionOf = (key: string) => ({ value: key, label: `${danishText(key)} (${key})` })
const catalogue = textKeys.map(optionOf)

interface TextKeySelectProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** The key that applies while none is set. */
  defaultKey?: string | undefined
  /** Shown while no key is set and there is no default. */
  unset: string
  /** Can be set to null (none), which differs from unset. */
  clearable?: boolean
}

/** Typing replaces the selected text. */
const selectOnClick = (input: HTMLInputElement | null) => input?.addEventListener('click', () => input.select())

const countText = (count: number) => (count === 1 ? '1 text' : `${count} texts`)

/** Selects a text of the catalogue by its Danish text or its key. */
export function TextKeySelect({ label, value, onChange, defaultKey, unset, clearable }: TextKeySelectProps) {
  const unknown = value !== undefined && value !== null && !textKeys.includes(String(value)) ? String(value) : null
  const options = useMemo(
    () => (unknown === null ? catalogue : [{ value: unknown, label: `${unknown} (unknown key)` }, ...catalogue]),
    [unknown],
  )
  return (
    <div className={styles.textKey}>
      <ComboboxField
        ref={selectOnClick}
        label={label}
        name={label}
        options={options}
        value={value === undefined || value === null ? null : String(value)}
        onValueChange={(key) => onChange(key ?? undefined)}
        placeholder={value === null ? 'none' : defaultKey ? danishText(defaultKey) : unset}
        resultCountText={countText}
        emptyText="No text matches."
      />
      {clearable && (
        <button
          type="button"
          className={styles.plain}
          aria-label={`${label}: none`}
          aria-pressed={value === null}
          onClick={() => onChange(value === null ? undefined : null)}
        >
          None
        </button>
      )}
    </div>
  )
}
