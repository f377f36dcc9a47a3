import type { BuiltInForm, ResolvedField } from '@casino/design-system/runtime'
import { builtInForms, type FormName, type FormRegistries } from '@casino/features/forms/formRegistries'
import { isRawJsonObject, ownJsonValue, type RawJsonObject } from './json.ts'

/** A field in the editor's list. */
export interface RegistryRow {
  name: string
  /** Its registry entry; only its name if the registry has none. */
  entry: RawJsonObject
  /** `builtIn`: its definition in code. `parsed`: the parsed registry field; absent if the field is hidden. */
  builtIn: BuiltInForm[string][string]
  parsed?: ResolvedField
}
export interface RegistrySection {
  name: string
  rows: readonly RegistryRow[]
}
export interface RegistryRows {
  /** In render order. */
  sections: readonly RegistrySection[]
  hidden: readonly RegistryRow[]
}

const builtIns: Readonly<Record<FormName, BuiltInForm>> = builtInForms

/** The fields of a form in render order, each with its registry entry. `layouts` is the whole `/api/layouts` response. */
export function registryRows(layouts: RawJsonObject, forms: FormRegistries, form: FormName): RegistryRows {
  const listed = ownJsonValue(ownJsonValue(ownJsonValue(layouts, 'forms'), form), 'fields')
  const entries = Array.isArray(listed) ? listed.filter(isRawJsonObject) : []
  const row = (section: string, name: string, field?: ResolvedField): RegistryRow[] => {
    const builtIn = builtIns[form][section]?.[name]
    return builtIn
      ? [
          {
            name,
            builtIn,
            entry: entries.find((entry) => ownJsonValue(entry, 'name') === name) ?? { name },
            ...(field && { parsed: field }),
          },
        ]
      : []
  }
  const sections = forms[form].map(({ name, fields }) => ({ name, rows: fields.flatMap((field) => row(name, field.name, field)) }))
  const shown = new Set(sections.flatMap(({ rows }) => rows.map(({ name }) => name)))
  const hidden = Object.entries(builtIns[form]).flatMap(([section, fields]) =>
    Object.keys(fields).flatMap((name) => (shown.has(name) ? [] : row(section, name))),
  )
  return { sections, hidden }
}

/** Registry entries in order, without those that the parser rejected. */
type Entries = readonly RawJsonObject[]
const entriesOf = (sections: readonly RegistrySection[]): Entries => sections.flatMap(({ rows }) => rows.map(({ entry }) => entry))

function swapWithNeighbour<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const [here, there] = [list[at], list[at + by]]
  if (here === undefined || there === undefined) return list
  return list.map((one, index) => (index === at ? there : index === at + by ? here : one))
}

/** Moves a field one position within its section; no change at either end. */
export const moveField = ({ sections }: RegistryRows, name: string, by: -1 | 1): Entries =>
  entriesOf(
    sections.map((section) => ({
      ...section,
      rows: swapWithNeighbour(
        section.rows,
        section.rows.findIndex((row) => row.name === name),
        by,
      ),
    })),
  )

export const moveSection = ({ sections }: RegistryRows, name: string, by: -1 | 1): Entries =>
  entriesOf(
    swapWithNeighbour(
      sections,
      sections.findIndex((section) => section.name === name),
      by,
    ),
  )

/** Removes an optional field. A required field stays: the parser would restore it. */
export const hideField = ({ sections }: RegistryRows, name: string): Entries =>
  entriesOf(sections.map((section) => ({ ...section, rows: section.rows.filter((row) => row.name !== name || row.builtIn.required) })))

/** Shows a hidden field, last in its section. */
export function showField({ sections, hidden }: RegistryRows, form: FormName, name: string): Entries {
  const row = hidden.find((one) => one.name === name)
  if (!row) return entriesOf(sections)
  const home = Object.entries(builtIns[form]).find(([, fields]) => Object.hasOwn(fields, name))?.[0]
  if (!sections.some((section) => section.name === home)) return [...entriesOf(sections), row.entry]
  return entriesOf(sections.map((section) => (section.name === home ? { ...section, rows: [...section.rows, row] } : section)))
}

/** Sets a property of a field: null removes the form's default, undefined resets to it. */
export const changeField = ({ sections }: RegistryRows, name: string, part: string, value: unknown): Entries =>
  entriesOf(sections).map((entry) => {
    if (ownJsonValue(entry, 'name') !== name) return entry
    const { [part]: _, ...rest } = entry
    return value === undefined ? rest : { ...entry, [part]: value }
  })
