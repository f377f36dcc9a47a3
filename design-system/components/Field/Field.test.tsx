import { readdirSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parseStartTags, type StartTag, textById } from '../../testing/parseMarkup.ts'
import { AmountField } from '../AmountField/AmountField.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { ComboboxField } from '../ComboboxField/ComboboxField.tsx'
import { PhoneField } from '../PhoneField/PhoneField.tsx'
import { RadioCards } from '../RadioCards/RadioCards.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { SwitchField } from '../SwitchField/SwitchField.tsx'
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { FieldProps } from './Field.tsx'

type SharedProps = Omit<FieldProps, 'label' | 'name'>

const label = 'Beløb'
const options = [
  { value: 'a', label: 'A', title: 'A' },
  { value: 'b', label: 'B', title: 'B' },
]
const noop = () => undefined

/** A field component and the element with its accessible name, description and validity. */
interface FieldCase {
  field: (props: SharedProps) => ReactElement
  isControl: (tag: StartTag) => boolean
  /** Submitted names, if there are several. */
  names?: readonly string[]
}
const fields: Record<string, FieldCase> = {
  TextField: {
    field: (props) => <TextField label={label} name="it" defaultValue="x" {...props} />,
    isControl: (tag) => tag.name === 'input',
  },
  AmountField: {
    field: (props) => <AmountField label={label} name="it" value={125050} onValueChange={noop} {...props} />,
    isControl: (tag) => tag.name === 'input' && tag.attributes.type === 'text',
  },
  SelectField: {
    field: (props) => <SelectField label={label} name="it" options={options} defaultValue="a" {...props} />,
    isControl: (tag) => tag.name === 'select',
  },
  PhoneField: {
    field: (props) => (
      <PhoneField
        label={label}
        name="it"
        defaultValue="20123456"
        {...props}
        country={{ name: 'cc', label: 'Land', options, defaultValue: 'a' }}
      />
    ),
    isControl: (tag) => tag.name === 'input',
    names: ['cc', 'it'],
  },
  SearchField: {
    field: (props) => <SearchField label={label} name="it" clearLabel="Ryd" defaultValue="x" {...props} />,
    isControl: (tag) => tag.name === 'input',
  },
  TextAreaField: {
    field: (props) => <TextAreaField label={label} name="it" defaultValue="x" maxLength={9} remainingText={String} {...props} />,
    isControl: (tag) => tag.name === 'textarea',
  },
  ComboboxField: {
    field: (props) => (
      <ComboboxField
        label={label}
        name="it"
        options={options}
        value="a"
        onValueChange={noop}
        resultCountText={String}
        emptyText="Ingen"
        {...props}
      />
    ),
    isControl: (tag) => tag.attributes.role === 'combobox',
  },
  SwitchField: {
    field: (props) => <SwitchField label={label} name="it" {...props} />,
    isControl: (tag) => tag.attributes.role === 'switch',
  },
  CheckboxField: {
    field: (props) => (
      <CheckboxField name="it" {...props}>
        {label}
      </CheckboxField>
    ),
    isControl: (tag) => tag.name === 'input',
  },
  RadioCards: {
    field: (props) => <RadioCards label={label} name="it" options={options} value="a" onValueChange={noop} {...props} />,
    isControl: (tag) => tag.name === 'fieldset',
  },
}

describe.each(Object.entries(fields))('%s fulfils the field contract', (_name, { field, isControl, names }) => {
  const renderField = (props: SharedProps = {}) => {
    const html = renderToStaticMarkup(field(props))
    const tags = parseStartTags(html)
    const control = tags.find(isControl)
    if (!control) throw new Error('the control is missing')
    return { html, tags, control, attributes: control.attributes }
  }

  test('has its label as accessible name', () => {
    const { html, attributes, control } = renderField()
    const labelledBy = attributes['aria-labelledby']
    if (labelledBy) expect(textById(html, labelledBy)).toBe(label)
    const wrapping = html.lastIndexOf('<label', control.index) > html.lastIndexOf('</label>', control.index)
    const pointing = html.includes(`<label for="${attributes.id}"`)
    expect(Boolean(labelledBy) || wrapping || pointing).toBe(true)
    expect(html).toContain(label)
  })

  test('has an empty live region and no error attributes before there is an error', () => {
    const { html, attributes } = renderField()
    expect(html).toContain('<div aria-live="polite"></div>')
    expect(attributes).not.toHaveProperty('aria-invalid')
    expect(attributes).not.toHaveProperty('aria-describedby')
  })

  test('renders its error in the live region, with an icon', () => {
    const { html, attributes } = renderField({ error: 'Skriv et beløb' })
    expect(attributes['aria-invalid']).toBe('true')
    expect(textById(html, attributes['aria-describedby'] ?? '')).toBe('Skriv et beløb')
    const region = html.slice(html.indexOf('<div aria-live="polite">'))
    expect(region).toMatch(/^<div aria-live="polite"><p id="[^"]+-error"[^>]*><span[^>]*><svg/)
  })

  test('describes the control by help first, then error', () => {
    const { html, attributes } = renderField({ help: 'Mindst 100 kr.', error: 'For lidt' })
    const texts = (attributes['aria-describedby'] ?? '').split(' ').map((id) => textById(html, id))
    expect(texts).toEqual(['Mindst 100 kr.', 'For lidt'])
  })

  test('disables every control, so that nothing is submitted', () => {
    const { tags, attributes } = renderField({ disabled: true })
    expect(attributes).toHaveProperty('disabled')
    const outsideFieldset = tags.filter(
      (tag) => ['input', 'select', 'textarea', 'button'].includes(tag.name) && attributes.role !== 'radiogroup',
    )
    for (const tag of outsideFieldset) expect(tag.attributes).toHaveProperty('disabled')
  })

  test('exposes `required` and renders the optional text', () => {
    const { attributes } = renderField({ required: true })
    expect(attributes.required !== undefined || attributes['aria-required'] === 'true').toBe(true)
    expect(renderField().attributes).not.toHaveProperty('required')
    expect(renderField({ optionalText: '(valgfri)' }).html).toContain('(valgfri)')
  })

  test('submits only its own names', () => {
    const named = renderField().tags.filter((tag) => 'name' in tag.attributes)
    expect(new Set(named.map((tag) => tag.attributes.name))).toEqual(new Set(names ?? ['it']))
  })

  test('is still submitted when read-only', () => {
    const { tags, attributes } = renderField({ readOnly: true })
    expect(attributes).not.toHaveProperty('disabled')
    const closed = tags.filter((tag) => 'disabled' in tag.attributes).map((tag) => tag.attributes.value)
    const readOnly = 'readOnly' in attributes || 'readonly' in attributes || attributes['aria-readonly'] === 'true' || closed.includes('b')
    expect(readOnly).toBe(true)
    expect(closed).not.toContain('a')
  })

  test('renders its input theme', () => {
    expect(renderField({ theme: 'login' }).html).toContain('data-input-theme="login"')
  })
})

test('covers every field component with the contract', () => {
  const folders = readdirSync(new URL('..', import.meta.url)).filter((name) => /.Field$/.test(name) || name === 'RadioCards')
  expect(Object.keys(fields).sort()).toEqual(folders.sort())
})

test('passes autofill tokens to the control', () => {
  const card = <TextField label="Kortnummer" name="number" autoComplete="cc-number" format="card" />
  expect(renderToStaticMarkup(card)).toMatch(/autoComplete="cc-number"|autocomplete="cc-number"/)
  const land = <SelectField label="Land" name="country" autoComplete="country" options={options} />
  expect(renderToStaticMarkup(land)).toMatch(/autoComplete="country"|autocomplete="country"/)
})

test('gives a phone number autofill tokens for country code and national number', () => {
  const country = { name: 'cc', label: 'Land', options }
  const tags = parseStartTags(renderToStaticMarkup(<PhoneField label="Mobilnummer" name="no" country={country} />))
  expect(tags.map(({ attributes }) => attributes.autoComplete ?? attributes.autocomplete).filter(Boolean)).toEqual([
    'tel-country-code',
    'tel-national',
  ])
})

test('puts the suffix before help and error in the description', () => {
  const html = renderToStaticMarkup(<TextField label="Beløb" name="amount" suffix="kr." help="Mindst 100" error="For lidt" />)
  const input = parseStartTags(html).find((tag) => tag.name === 'input')
  const texts = (input?.attributes['aria-describedby'] ?? '').split(' ').map((id) => textById(html, id))
  expect(texts).toEqual(['kr.', 'Mindst 100', 'For lidt'])
})

test('shows an amount in Danish number format and submits øre', () => {
  const html = renderToStaticMarkup(<AmountField label="Beløb" name="amount" value={125050} onValueChange={noop} />)
  const [shown, hidden] = parseStartTags(html).filter((tag) => tag.name === 'input')
  expect(shown?.attributes).toMatchObject({ value: '1.250,50', inputMode: 'decimal' })
  expect(hidden?.attributes).toMatchObject({ type: 'hidden', name: 'amount', value: '125050' })
})

test('presses no quick amount before one is selected', () => {
  const quick = [{ value: 10000, label: '100 kr.' }]
  const renderField = (value: number | null) =>
    renderToStaticMarkup(<AmountField label="Beløb" name="amount" value={value} onValueChange={noop} quickAmounts={quick} />)
  expect(renderField(null)).toContain('aria-pressed="false"')
  expect(renderField(10000)).toContain('aria-pressed="true"')
})
