import { z } from 'zod'
import { type ConfigIssue, IssueList, joinPath } from './configIssues.ts'
import { ownEntries, ownValue, readFields, textKeySchema } from './readFields.ts'

/** Icons that a registry may set on a field. */
export const fieldIcons = ['Bonus', 'Card', 'Clock', 'Document', 'Limits', 'Lock', 'Mail', 'Phone', 'Search', 'User', 'Wallet'] as const
export type FieldIcon = (typeof fieldIcons)[number]

/** Texts, icon and theme of a field. Texts are keys of the text catalogue. */
export interface FieldPresentation<Text extends string = string> {
  label: Text
  placeholder?: Text
  help?: Text
  icon?: FieldIcon
  /** Name of an input theme. */
  theme?: string
}

/** A field as defined in code. A registry cannot omit a `required` field. */
export interface BuiltInField<Text extends string = string> extends FieldPresentation<Text> {
  required: boolean
}

/** A form as defined in code: sections and their fields, in default order. Field names are unique in a form. */
export type BuiltInForm<Text extends string = string> = Readonly<Record<string, Readonly<Record<string, BuiltInField<Text>>>>>

/** A field as rendered. */
export interface ResolvedField<Name extends string = string, Text extends string = string> extends FieldPresentation<Text> {
  name: Name
}
/** A form as rendered: without hidden fields, with all required fields. */
export type ResolvedForm = readonly { name: string; fields: readonly ResolvedField[] }[]

export interface ResolvedForms<Name extends string> {
  forms: Readonly<Record<Name, ResolvedForm>>
  issues: readonly ConfigIssue[]
}

const MAX_FIELDS = 60

/** `null` removes the value of the built-in field. */
const overridesShape = {
  label: textKeySchema,
  placeholder: textKeySchema.nullable(),
  help: textKeySchema.nullable(),
  icon: z.enum(fieldIcons).nullable(),
  theme: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9-]{0,39}$/)
    .nullable(),
}

interface KnownField extends BuiltInField {
  section: string
}
type FieldOverrides = Partial<Record<keyof typeof overridesShape, unknown>>

const mergeField = (name: string, { required: _, section: __, ...builtIn }: KnownField, overrides: FieldOverrides): ResolvedField => {
  const given = Object.entries({ ...builtIn, ...overrides }).filter(([, value]) => value !== null)
  return { name, ...Object.fromEntries(given) } as ResolvedField // Built from a complete field; a label is never null.
}

/** The overrides of an entry, validated independently; an unknown text key falls back to the built-in one. */
function readOverrides(raw: unknown, path: string, hasText: (key: string) => boolean, issues: IssueList): FieldOverrides {
  const overrides: FieldOverrides = { ...readFields(raw, overridesShape, path, issues, ['name']) }
  for (const key of ['label', 'placeholder', 'help'] as const) {
    const text = overrides[key]
    if (typeof text !== 'string' || hasText(text)) continue
    issues.add(joinPath(path, key), 'unknown_text')
    delete overrides[key]
  }
  return overrides
}

/** The listed fields in registry order; null for an invalid or empty list. */
function readFieldList(
  raw: unknown,
  path: string,
  known: ReadonlyMap<string, KnownField>,
  hasText: (key: string) => boolean,
  issues: IssueList,
) {
  for (const [key] of ownEntries(raw, path, issues)) if (key !== 'fields') issues.add(joinPath(path, key), 'unknown_key')
  const list = ownValue(raw, 'fields')
  const at = joinPath(path, 'fields')
  if (!Array.isArray(list)) {
    issues.add(at, 'not_a_list')
    return null
  }
  if (list.length > MAX_FIELDS) issues.add(at, 'too_many', `more than ${MAX_FIELDS} fields`)
  const fields = new Map<string, ResolvedField>()
  for (const [index, entry] of list.slice(0, MAX_FIELDS).entries()) {
    const here = joinPath(at, String(index))
    const name = ownValue(entry, 'name')
    const field = typeof name === 'string' ? known.get(name) : undefined
    if (typeof name !== 'string' || !field) issues.add(joinPath(here, 'name'), 'unknown_field')
    else if (fields.has(name)) issues.add(joinPath(here, 'name'), 'duplicate')
    else fields.set(name, mergeField(name, field, readOverrides(entry, here, hasText, issues)))
  }
  if (fields.size > 0) return [...fields.values()]
  issues.add(at, 'missing', 'no field is left')
  return null
}

/** Inserts each omitted required field after its predecessor in the built-in form. */
function withRequiredFields(
  list: readonly ResolvedField[],
  path: string,
  known: ReadonlyMap<string, KnownField>,
  issues: IssueList,
): ResolvedField[] {
  const fields = [...list]
  let before = -1
  for (const [name, field] of known) {
    const at = fields.findIndex((one) => one.name === name)
    if (at >= 0) before = at
    else if (field.required) {
      issues.add(joinPath(joinPath(path, 'fields'), name), 'missing', 'required')
      before += 1
      fields.splice(before, 0, mergeField(name, field, {}))
    }
  }
  return fields
}

/** Groups fields by section, in the order of each section's first field, so that a heading is rendered once. */
function groupBySection(
  fields: readonly ResolvedField[],
  path: string,
  known: ReadonlyMap<string, KnownField>,
  issues: IssueList,
): ResolvedForm {
  const sections = new Map<string, ResolvedField[]>()
  let last = ''
  for (const field of fields) {
    const name = known.get(field.name)?.section ?? ''
    const section = sections.get(name)
    if (section && name !== last)
      issues.add(joinPath(joinPath(path, 'fields'), field.name), 'split_section', `rendered with the rest of ${name}`)
    if (section) section.push(field)
    else sections.set(name, [field])
    last = name
  }
  return [...sections].map(([name, list]) => ({ name, fields: list }))
}

function resolveForm(raw: unknown, path: string, builtIn: BuiltInForm, hasText: (key: string) => boolean, issues: IssueList) {
  const known = new Map<string, KnownField>(
    Object.entries(builtIn).flatMap(([section, fields]) =>
      Object.entries(fields).map(([name, field]) => [name, { ...field, section }] as const),
    ),
  )
  const list = raw === undefined ? null : readFieldList(raw, path, known, hasText, issues)
  const fields = list ? withRequiredFields(list, path, known, issues) : [...known].map(([name, field]) => mergeField(name, field, {}))
  return groupBySection(fields, path, known, issues)
}

/**
 * Resolves the field registries of `/api/layouts`, each `{ fields: [{ name, label, placeholder, help, icon, theme }] }` in form order.
 * Unlisted optional fields are hidden; required ones stay. Entries are validated independently: invalid parts are reported and fall back to
 * the built-in field. Without a usable list the built-in form is used. Never throws. Validation rules cannot be configured.
 */
export function resolveForms<Name extends string>(
  raw: unknown,
  builtIn: Readonly<Record<Name, BuiltInForm>>,
  hasText: (key: string) => boolean,
): ResolvedForms<Name> {
  const issues = new IssueList()
  const names = Object.keys(builtIn) as Name[] // the keys of `builtIn` by its type
  for (const [key] of ownEntries(raw, '', issues)) if (!names.some((name) => name === key)) issues.add(joinPath('', key), 'unknown_key')
  const forms = names.map((name) => [name, resolveForm(ownValue(raw, name), name, builtIn[name], hasText, issues)] as const)
  return { forms: Object.fromEntries(forms) as Record<Name, ResolvedForm>, issues: issues.all } // one entry per name
}
