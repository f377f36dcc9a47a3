import { describe, expect, it } from 'vitest'
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { changeField, hideField, moveField, moveSection, registryRows, showField } from './formRegistry.ts'
import { ownJsonValue, setValueAt } from './json.ts'
import { resolveResponses } from './model.ts'
import type { RawResponses } from './responses.ts'

const seed: RawResponses = { button: {}, input: {}, form: layouts }
const form = 'registration'
const readAgain = (entries: readonly unknown[]) => {
  const served = { ...seed, form: setValueAt(layouts, ['forms', form, 'fields'], entries) }
  const { forms, findings } = resolveResponses(served)
  return { rows: registryRows(served.form, forms, form), issues: findings.form.filter(({ reason }) => reason !== 'no_theme') }
}
const names = (rows: ReturnType<typeof registryRows>) =>
  rows.sections.map(({ name, rows: fields }) => [name, ...fields.map((field) => field.name)].join(' '))
const rows = registryRows(layouts, resolveResponses(seed).forms, form)

describe('a field registry', () => {
  it('is listed in render order, with the registry entry of each field', () => {
    expect(names(rows)).toEqual([
      'limit limitPeriod limitAmount',
      'about cpr firstName lastName email mobile',
      'consent acceptNewsEmail acceptSMSOffer',
      'terms legalAge',
    ])
    expect(rows.sections[1]?.rows[0]?.entry).toEqual(layouts.forms.registration.fields[2])
    expect(rows.hidden).toEqual([])
  })

  it('moves a field within its section and a whole section without parser issues', () => {
    const up = readAgain(moveField(rows, 'email', -1))
    expect(names(up.rows)[1]).toBe('about cpr firstName email lastName mobile')
    const whole = readAgain(moveSection(up.rows, 'terms', -1))
    expect(names(whole.rows).slice(2)).toEqual(['terms legalAge', 'consent acceptNewsEmail acceptSMSOffer'])
    expect(whole.issues).toEqual([])
    expect(moveField(rows, 'cpr', -1)).toEqual(layouts.forms.registration.fields)
    expect(moveSection(rows, 'terms', 1)).toEqual(layouts.forms.registration.fields)
  })

  it('hides and shows an optional field, also when it is alone in its section, and never hides a required one', () => {
    const one = readAgain(hideField(rows, 'acceptNewsEmail'))
    expect(one.rows.hidden.map(({ name }) => name)).toEqual(['acceptNewsEmail'])
    const none = readAgain(hideField(one.rows, 'acceptSMSOffer'))
    expect(names(none.rows)).toHaveLength(3)
    expect(names(readAgain(showField(none.rows, form, 'acceptSMSOffer')).rows).at(-1)).toBe('consent acceptSMSOffer')
    const back = readAgain(showField(one.rows, form, 'acceptNewsEmail'))
    expect(names(back.rows)[2]).toBe('consent acceptSMSOffer acceptNewsEmail')
    expect(back.issues).toEqual([])
    expect(hideField(rows, 'cpr')).toEqual(layouts.forms.registration.fields)
  })

  it('sets, resets and removes a property of a field', () => {
    const label = readAgain(changeField(rows, 'cpr', 'label', 'register.email'))
    expect(label.rows.sections[1]?.rows[0]?.parsed?.label).toBe('register.email')
    expect(ownJsonValue(changeField(label.rows, 'cpr', 'label', undefined)[2], 'label')).toBeUndefined()
    expect(readAgain(changeField(rows, 'cpr', 'help', null)).rows.sections[1]?.rows[0]?.parsed).not.toHaveProperty('help')
    expect(readAgain(changeField(rows, 'cpr', 'label', 'register.no_such')).issues).toEqual([
      { path: 'registration.fields.2.label', reason: 'unknown_text' },
    ])
  })

  it('that is invalid is listed as the form that the site renders instead', () => {
    const broken = readAgain([{ name: 'nobody' }, 7])
    expect(names(broken.rows)).toEqual(names(rows))
    expect(readAgain(moveField(broken.rows, 'email', 1)).issues).toEqual([])
  })
})
