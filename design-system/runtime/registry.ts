import { z } from 'zod'
import { entries, own, readFields, textKeySchema } from './fields.ts'
import { IssueList, join, type ThemeIssue } from './issues.ts'

/** Icons that a registry may set on a field. */
export const fieldIcons = ['Bonus', 'Card', 'Clock', 'Document', 'Limits', 'Lock', 'Mail', 'Phone', 'Search', 'User', 'Wallet'] as const
export type FieldIcon = (typeof fieldIcons)[number]

/** Texts, icon and theme of a field. Texts are keys of the text catalogue. */
export interface FieldLook<Text extends string = string> {
  readonly label: Text
  readonly placeholder?: Text
  readonly help?: Text
  readonly icon?: FieldIcon
  /** Name of an input theme. */
  readonly theme?: string
}

/** A field as defined in code. No registry can omit a `required` one. */
export interface BuiltInField<Text extends string = string> extends FieldLook<Text> {
  readonly required: boolean
}

/** A form as defined in code: sections and their fields, in default order. Field names are unique in a form. */
export type BuiltInForm<Text extends string = string> = Readonly<Record<string, Readonly<Record<string, BuiltInField<Text>>>>>

/** A field as rendered. */
export interface RegistryField<Name extends string = string, Text extends string = string> extends FieldLook<Text> {
  readonly name: Name
}
/** A form as rendered: without hidden fields, with every required field. */
export type ResolvedForm = readonly { readonly name: string; readonly fields: readonly RegistryField[] }[]

export interface ResolvedForms<Name extends string> {
  readonly forms: Readonly<Record<Name, ResolvedForm>>
  readonly issues: readonly ThemeIssue[]
}

const MAX_FIELDS = 60

/** `null` removes the value of the built-in field. */
const lookShape = {
  label: textKeySchema,
  placeholder: textKeySchema.nullable(),
  help: textKeySchema.nullable(),
  icon: z.enum(fieldIcons).nullable(),
  theme: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]{0,39}$/)
    .nullable(),
}

interface Known extends BuiltInField {
  readonly section: string
}
type Look = Partial<Record<keyof typeof lookShape, unknown>>

const draw = (name: string, { required: _, section: __, ...builtIn }: Known, look: Look): RegistryField => {
  const given = Object.entries({ ...builtIn, ...look }).filter(([, value]) => value !== null)
  return { name, ...Object.fromEntries(given) } as RegistryField // built from a complete field; a label is never null
}

/** The overrides of an entry, validated independently; an unknown text key falls back to the built-in one. */
function readLook(raw: unknown, path: string, hasText: (key: string) => boolean, issues: IssueList): Look {
  const look: Look = { ...readFields(raw, lookShape, path, issues, ['name']) }
  for (const key of ['label', 'placeholder', 'help'] as const) {
    const text = look[key]
    if (typeof text !== 'string' || hasText(text)) continue
    issues.add(join(path, key), 'unknown_text')
    delete look[key]
  }
  return look
}

/** The listed fields in registry order; null for an invalid or empty list. */
function readList(raw: unknown, path: string, known: ReadonlyMap<string, Known>, hasText: (key: string) => boolean, issues: IssueList) {
  for (const [key] of entries(raw, path, issues)) if (key !== 'fields') issues.add(join(path, key), 'unknown_key')
  const list = own(raw, 'fields')
  const at = join(path, 'fields')
  if (!Array.isArray(list)) {
    issues.add(at, 'not_a_list')
    return null
  }
  if (list.length > MAX_FIELDS) issues.add(at, 'too_many', `more than ${MAX_FIELDS} fields`)
  const fields = new Map<string, RegistryField>()
  for (const [index, entry] of list.slice(0, MAX_FIELDS).entries()) {
    const here = join(at, String(index))
    const name = own(entry, 'name')
    const field = typeof name === 'string' ? known.get(name) : undefined
    if (typeof name !== 'string' || !field) issues.add(join(here, 'name'), 'unknown_field')
    else if (fields.has(name)) issues.add(join(here, 'name'), 'duplicate')
    else fields.set(name, draw(name, field, readLook(entry, here, hasText, issues)))
  }
  if (fields.size > 0) return [...fields.values()]
  issues.add(at, 'missing', 'no field is left')
  return null
}

/** Inserts each omitted required field after its predecessor in the built-in form. */
function completed(list: readonly RegistryField[], path: string, known: ReadonlyMap<string, Known>, issues: IssueList): RegistryField[] {
  const fields = [...list]
  let before = -1
  for (const [name, field] of known) {
    const at = fields.findIndex((one) => one.name === name)
    if (at >= 0) before = at
    else if (field.required) {
      issues.add(join(join(path, 'fields'), name), 'missing', 'required')
      before += 1
      fields.splice(before, 0, draw(name, field, {}))
    }
  }
  return fields
}

/** Groups fields by section, in the order of each section's first field, so that a heading is rendered once. */
function grouped(fields: readonly RegistryField[], path: string, known: ReadonlyMap<string, Known>, issues: IssueList): ResolvedForm {
  const sections = new Map<string, RegistryField[]>()
  let last = ''
  for (const field of fields) {
    const name = known.get(field.name)?.section ?? ''
    const section = sections.get(name)
    if (section && name !== last) issues.add(join(join(path, 'fields'), field.name), 'split_section', `rendered with the rest of ${name}`)
    if (section) section.push(field)
    else sections.set(name, [field])
    last = name
  }
  return [...sections].map(([name, list]) => ({ name, fields: list }))
}

function resolveForm(raw: unknown, path: string, builtIn: BuiltInForm, hasText: (key: string) => boolean, issues: IssueList) {
  const known = new Map<string, Known>(
    Object.entries(builtIn).flatMap(([section, fields]) =>
      Object.entries(fields).map(([name, field]) => [name, { ...field, section }] as const),
    ),
  )
  const list = raw === undefined ? null : readList(raw, path, known, hasText, issues)
  const fields = list ? completed(list, path, known, issues) : [...known].map(([name, field]) => draw(name, field, {}))
  return grouped(fields, path, known, issues)
}

/**
 * Resolves the field registries of `/api/layouts`, each `{ fields: [{ name, label, placeholder, help, icon, theme }] }` in form order.
 * Unlisted optional fields are hidden, required ones stay. Entries are validated independently: invalid parts are reported and fall back to
 * the built-in field; without a usable list the form is the built-in one. Never throws. Validation rules are not configurable.
 */
export function resolveForms<Name extends string>(
  raw: unknown,
  builtIn: Readonly<Record<Name, BuiltInForm>>,
  hasText: (key: string) => boolean,
): ResolvedForms<Name> {
  const issues = new IssueList()
  const names = Object.keys(builtIn) as Name[] // the keys of `builtIn` by its type
  for (const [key] of entries(raw, '', issues)) if (!names.some((name) => name === key)) issues.add(join('', key), 'unknown_key')
  const forms = names.map((name) => [name, resolveForm(own(raw, name), name, builtIn[name], hasText, issues)] as const)
  return { forms: Object.fromEntries(forms) as Record<Name, ResolvedForm>, issues: issues.all } // one entry per name
}
