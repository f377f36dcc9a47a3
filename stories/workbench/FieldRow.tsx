import { LockIcon } from '@casino/design-system/icons/Lock'
import { fieldIcons } from '@casino/design-system/runtime'
import { type KeyboardEvent, useId } from 'react'
import { SelectRow, toOptions } from './Controls.tsx'
import * as styles from './FormPanel.css.ts'
import type { RegistryRow } from './formRegistry.ts'
import { ownJsonValue } from './json.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { TextKeySelect } from './TextKeySelect.tsx'
import * as text from './text.css.ts'
import { danishText } from './themeUsages.ts'

interface FieldRowProps {
  row: RegistryRow
  first: boolean
  last: boolean
  open: boolean
  inputThemes: readonly string[]
  onOpen: () => void
  /** `label`: accessible name of the pressed button, which keeps focus. */
  onMove: (by: -1 | 1, label: string) => void
  onHide: () => void
  onChange: (part: string, value: unknown) => void
}

const none = { label: 'none', value: null }

/** One field: position, visibility and, when expanded, the properties that a registry can set. */
export function FieldRow({ row, first, last, open, inputThemes, onOpen, onMove, onHide, onChange }: FieldRowProps) {
  const { name, entry, builtIn, parsed } = row
  const id = useId()
  const at = (part: string) => ({ value: ownJsonValue(entry, part), onChange: (value: unknown) => onChange(part, value) })
  const label = danishText(parsed?.label ?? builtIn.label)
  const head = `${name} ${label}, details`
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || (by !== -1 && by !== 1)) return
    event.preventDefault()
    onMove(by, head)
  }
  return (
    <li className={styles.fieldItem}>
      <div className={styles.fieldHead}>
        <VisibilityCheckbox name={name} shown locked={builtIn.required} onChange={onHide} />
        <button
          type="button"
          className={styles.fieldName}
          aria-label={head}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onOpen}
          onKeyDown={moveByKey}
        >
          <span className={styles.fieldCode}>
            {name}
            {builtIn.required && <LockIcon size={16} />}
          </span>{' '}
          <span className={styles.fieldText}>{label}</span>
        </button>
        <MoveButtons itemName={name} first={first} last={last} onMove={onMove} />
      </div>
      {open && (
        <div id={id} className={styles.fieldDetails}>
          <TextKeySelect label="Label" unset="no label" defaultKey={builtIn.label} {...at('label')} />
          <TextKeySelect label="Placeholder" unset="no placeholder" defaultKey={builtIn.placeholder} clearable {...at('placeholder')} />
          <TextKeySelect label="Help" unset="no help" defaultKey={builtIn.help} clearable {...at('help')} />
          <SelectRow label="Icon" options={[none, ...toOptions(fieldIcons)]} unset={builtIn.icon ?? 'none by default'} {...at('icon')} />
          <SelectRow
            label="Input theme"
            options={[none, ...toOptions(inputThemes)]}
            unset={builtIn.theme ?? 'none by default'}
            {...at('theme')}
          />
          {builtIn.required && <p className={text.quiet}>Required by the form’s validation: always shown.</p>}
        </div>
      )}
    </li>
  )
}

interface VisibilityCheckboxProps {
  name: string
  shown: boolean
  locked?: boolean
  onChange: () => void
}

/** Checkbox for a field's visibility. A locked one stays focusable; changing it shows the reason. */
export const VisibilityCheckbox = ({ name, shown, locked, onChange }: VisibilityCheckboxProps) => (
  <label className={styles.shown}>
    <input type="checkbox" checked={shown} aria-label={`Show ${name}`} aria-disabled={locked || undefined} onChange={onChange} />
  </label>
)
