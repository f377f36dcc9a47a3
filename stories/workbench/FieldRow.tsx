import { LockIcon } from '@casino/design-system/icons/Lock'
import { fieldIcons } from '@casino/design-system/runtime'
import { type KeyboardEvent, useId } from 'react'
import { Choice, named, TextKeyControl } from './Controls.tsx'
import * as css from './FormPanel.css.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { Row } from './registry.ts'
import { sentence } from './slots.ts'
import * as text from './text.css.ts'
import { own } from './values.ts'

interface FieldRowProps {
  readonly row: Row
  readonly first: boolean
  readonly last: boolean
  readonly open: boolean
  readonly textList: string
  readonly inputThemes: readonly string[]
  readonly onOpen: () => void
  /** `label`: accessible name of the pressed button, which keeps focus. */
  readonly onMove: (by: -1 | 1, label: string) => void
  readonly onHide: () => void
  readonly onChange: (part: string, value: unknown) => void
}

const none = { label: 'none', value: null }

/** One field: position, visibility and, when expanded, the properties that a registry can set. */
export function FieldRow({ row, first, last, open, textList, inputThemes, onOpen, onMove, onHide, onChange }: FieldRowProps) {
  const { name, entry, builtIn, drawn } = row
  const id = useId()
  const at = (part: string) => ({ value: own(entry, part), onChange: (value: unknown) => onChange(part, value) })
  const head = `${name}, details`
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || (by !== -1 && by !== 1)) return
    event.preventDefault()
    onMove(by, head)
  }
  return (
    <li className={css.fieldItem}>
      <div className={css.fieldHead}>
        <ShownBox name={name} shown locked={builtIn.required} onChange={onHide} />
        <button
          type="button"
          className={css.fieldName}
          aria-label={head}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={onOpen}
          onKeyDown={moveByKey}
        >
          <span className={css.fieldCode}>
            {name}
            {builtIn.required && <LockIcon size={16} />}
          </span>
          <span className={css.fieldWords}>{sentence(drawn?.label ?? builtIn.label)}</span>
        </button>
        <MoveButtons what={name} first={first} last={last} onMove={onMove} />
      </div>
      {open && (
        <div id={id} className={css.fieldDetails}>
          <TextKeyControl label="Label" list={textList} unset={builtIn.label} {...at('label')} />
          <TextKeyControl label="Placeholder" list={textList} unset={builtIn.placeholder} clearable {...at('placeholder')} />
          <TextKeyControl label="Help" list={textList} unset={builtIn.help} clearable {...at('help')} />
          <Choice label="Icon" options={[none, ...named(fieldIcons)]} unset={builtIn.icon ?? 'none of its own'} {...at('icon')} />
          <Choice label="Input theme" options={[none, ...named(inputThemes)]} unset={builtIn.theme ?? 'none of its own'} {...at('theme')} />
          {builtIn.required && <p className={text.quiet}>Always shown: the form’s rules ask for it.</p>}
        </div>
      )}
    </li>
  )
}

interface ShownBoxProps {
  readonly name: string
  readonly shown: boolean
  readonly locked?: boolean
  readonly onChange: () => void
}

/** Checkbox for a field's visibility. A locked one stays focusable; changing it shows the reason. */
export const ShownBox = ({ name, shown, locked, onChange }: ShownBoxProps) => (
  <label className={css.shown}>
    <input type="checkbox" checked={shown} aria-label={`Show ${name}`} aria-disabled={locked || undefined} onChange={onChange} />
  </label>
)
