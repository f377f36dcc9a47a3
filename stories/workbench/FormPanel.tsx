import type { FormName } from '@casino/features/forms/formRegistries'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as controls from './Controls.css.ts'
import { FieldRow, VisibilityCheckbox } from './FieldRow.tsx'
import * as styles from './FormPanel.css.ts'
import { changeField, hideField, moveField, moveSection, registryRows, showField } from './formRegistry.ts'
import { formTitles } from './formTitles.ts'
import { setValueAt } from './json.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { PanelProps } from './panelProps.ts'
import * as text from './text.css.ts'
import { danishText } from './themeUsages.ts'

/** Editor for order, visibility, texts, icons and themes of the fields of one form. */
export function FormPanel({ responses, name, resolved, focusedField, onFocusField, dispatch }: PanelProps) {
  const form = name as FormName // `name` is one of `formNames`
  const rows = useMemo(() => registryRows(responses.form, resolved.forms, form), [responses.form, resolved.forms, form])
  const [status, setStatus] = useState('')
  const list = useRef<HTMLDivElement>(null)
  /** Accessible name of the pressed control: React may move its element, which loses focus. */
  const pressedLabel = useRef('')
  useEffect(() => {
    if (pressedLabel.current === '') return
    const buttons = list.current?.querySelectorAll<HTMLElement>('button, input') ?? []
    ;[...buttons].find((each) => each.getAttribute('aria-label') === pressedLabel.current)?.focus()
    pressedLabel.current = ''
  })

  const path = ['forms', form, 'fields']
  const commitEntries = (entries: readonly unknown[], message: string) => {
    setStatus(message)
    dispatch({ type: 'step', now: { ...responses, form: setValueAt(responses.form, path, entries) } })
  }
  const move = (field: string, by: -1 | 1, label: string) => {
    const section = rows.sections.find((each) => each.rows.some((row) => row.name === field))
    const at = (section?.rows.findIndex((row) => row.name === field) ?? 0) + by
    const count = section?.rows.length ?? 0
    if (at < 0 || at >= count) return setStatus(`${field} is already ${by < 0 ? 'first' : 'last'} in its section.`)
    pressedLabel.current = label
    commitEntries(moveField(rows, field, by), `${field} moved to position ${at + 1} of ${count}.`)
  }
  const { onePage, sections: titles } = formTitles[form]
  const titleOf = (section: string) => (titles as Readonly<Record<string, string>>)[section] ?? section // indexed by arbitrary strings
  const inputThemes = Object.keys(responses.input)
  return (
    <div ref={list} className={styles.registry}>
      <p className={text.quiet}>Locked fields are required: a registry can neither hide them nor change their validation.</p>
      {rows.sections.map((section, index) => (
        <div key={section.name} className={controls.group}>
          <div className={styles.sectionHead}>
            <h3 className={styles.groupName}>{titleOf(section.name)}</h3>
            {onePage && (
              <MoveButtons
                itemName={`${titleOf(section.name)} section`}
                first={index === 0}
                last={index === rows.sections.length - 1}
                onMove={(by, label) => {
                  pressedLabel.current = label
                  commitEntries(
                    moveSection(rows, section.name, by),
                    `${titleOf(section.name)} moved to position ${index + by + 1} of ${rows.sections.length}.`,
                  )
                }}
              />
            )}
          </div>
          <ul className={controls.plainList}>
            {section.rows.map((row, at) => (
              <FieldRow
                key={row.name}
                row={row}
                first={at === 0}
                last={at === section.rows.length - 1}
                open={focusedField === row.name}
                inputThemes={inputThemes}
                onOpen={() => onFocusField(focusedField === row.name ? '' : row.name)}
                onMove={(by, label) => move(row.name, by, label)}
                onHide={() => {
                  if (row.builtIn.required) return setStatus(`${row.name} is required and cannot be hidden.`)
                  pressedLabel.current = `Show ${row.name}`
                  commitEntries(hideField(rows, row.name), `${row.name} is hidden.`)
                }}
                onChange={(part, value) =>
                  dispatch({ type: 'set', kind: 'form', path, value: changeField(rows, row.name, part, value), of: `${row.name}.${part}` })
                }
              />
            ))}
          </ul>
        </div>
      ))}
      {rows.hidden.length > 0 && (
        <div className={controls.group}>
          <h3 className={styles.groupName}>Hidden</h3>
          <ul className={controls.plainList}>
            {rows.hidden.map(({ name: field, builtIn }) => (
              <li key={field} className={styles.fieldHead}>
                <VisibilityCheckbox
                  name={field}
                  shown={false}
                  onChange={() => {
                    pressedLabel.current = `Show ${field}`
                    commitEntries(showField(rows, form, field), `${field} is shown at the end of its section.`)
                  }}
                />
                <span className={styles.fieldName}>
                  <span className={styles.fieldCode}>{field}</span>
                  <span className={styles.fieldText}>{danishText(builtIn.label)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className={text.quiet}>
        {status}
      </p>
    </div>
  )
}
