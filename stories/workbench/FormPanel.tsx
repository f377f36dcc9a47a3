import type { FormName } from '@casino/features/config/forms'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as controls from './Controls.css.ts'
import { FieldRow, ShownBox } from './FieldRow.tsx'
import * as css from './FormPanel.css.ts'
import { formTitles } from './formTitles.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { PanelProps } from './panelProps.ts'
import { changeField, hideField, moveField, moveSection, rowsOf, showField } from './registry.ts'
import { sentence } from './slots.ts'
import * as text from './text.css.ts'
import { withValue } from './values.ts'

/** Editor for order, visibility, texts, icons and themes of the fields of one form. */
export function FormPanel({ now, name, textList, resolved, look, onLook, change }: PanelProps) {
  const form = name as FormName // `name` is one of `formNames`
  const rows = useMemo(() => rowsOf(now.form, resolved.forms, form), [now.form, resolved.forms, form])
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  /** Accessible name of the pressed control: React may move its element, which loses focus. */
  const pressed = useRef('')
  useEffect(() => {
    if (pressed.current === '') return
    const buttons = list.current?.querySelectorAll<HTMLElement>('button, input') ?? []
    ;[...buttons].find((each) => each.getAttribute('aria-label') === pressed.current)?.focus()
    pressed.current = ''
  })

  const path = ['forms', form, 'fields']
  const put = (entries: readonly unknown[], message: string) => {
    setSaid(message)
    change({ type: 'step', now: { ...now, form: withValue(now.form, path, entries) } })
  }
  const move = (field: string, by: -1 | 1, label: string) => {
    const section = rows.sections.find((each) => each.rows.some((row) => row.name === field))
    const at = (section?.rows.findIndex((row) => row.name === field) ?? 0) + by
    const count = section?.rows.length ?? 0
    if (at < 0 || at >= count) return setSaid(`${field} is the ${by < 0 ? 'first' : 'last'} of its section.`)
    pressed.current = label
    put(moveField(rows, field, by), `${field} is number ${at + 1} of ${count}.`)
  }
  const { onePage, sections: titles } = formTitles[form]
  const titleOf = (section: string) => (titles as Readonly<Record<string, string>>)[section] ?? section // indexed by arbitrary strings
  const inputThemes = Object.keys(now.input)
  return (
    <div ref={list} className={css.registry}>
      <p className={text.quiet}>
        Fields with a lock are asked for by the form’s rules: no registry can hide them, or change what they accept.
      </p>
      {rows.sections.map((section, index) => (
        <div key={section.name} className={controls.group}>
          <div className={css.sectionHead}>
            <h3 className={css.groupName}>{titleOf(section.name)}</h3>
            {onePage && (
              <MoveButtons
                what={`${titleOf(section.name)}, whole section`}
                first={index === 0}
                last={index === rows.sections.length - 1}
                onMove={(by, label) => {
                  pressed.current = label
                  put(
                    moveSection(rows, section.name, by),
                    `${titleOf(section.name)} is section ${index + by + 1} of ${rows.sections.length}.`,
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
                open={look === row.name}
                textList={textList}
                inputThemes={inputThemes}
                onOpen={() => onLook(look === row.name ? '' : row.name)}
                onMove={(by, label) => move(row.name, by, label)}
                onHide={() => {
                  if (row.builtIn.required)
                    return setSaid(`${row.name} stays: the form’s rules ask for it, and the site would put it back.`)
                  pressed.current = `Show ${row.name}`
                  put(hideField(rows, row.name), `${row.name} is hidden.`)
                }}
                onChange={(part, value) =>
                  change({ type: 'set', kind: 'form', path, value: changeField(rows, row.name, part, value), of: `${row.name}.${part}` })
                }
              />
            ))}
          </ul>
        </div>
      ))}
      {rows.hidden.length > 0 && (
        <div className={controls.group}>
          <h3 className={css.groupName}>Hidden</h3>
          <ul className={controls.plainList}>
            {rows.hidden.map(({ name: field, builtIn }) => (
              <li key={field} className={css.fieldHead}>
                <ShownBox
                  name={field}
                  shown={false}
                  onChange={() => {
                    pressed.current = `Show ${field}`
                    put(showField(rows, form, field), `${field} is shown, last in its section.`)
                  }}
                />
                <span className={css.fieldName}>
                  <span className={css.fieldCode}>{field}</span>
                  <span className={css.fieldWords}>{sentence(builtIn.label)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className={text.quiet}>
        {said}
      </p>
    </div>
  )
}
