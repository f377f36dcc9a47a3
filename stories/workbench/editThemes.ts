import { isRawJsonObject, ownJsonValue, type RawJsonObject } from './json.ts'
import type { RawResponses, ThemeKind } from './responses.ts'

const mapEntries = (
  raw: RawJsonObject,
  change: (entry: readonly [string, unknown]) => readonly (readonly [string, unknown])[],
): RawJsonObject => Object.fromEntries(Object.entries(raw).flatMap(change))

/** What a valid theme name is, in one sentence. */
export const themeNameRule = 'A name starts with a lowercase letter and contains only letters, digits and hyphens, 40 at most.'

/** Why a theme name is invalid; undefined if it is valid. */
export function themeNameError(served: RawResponses, kind: ThemeKind, name: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9-]{0,39}$/.test(name)) return themeNameRule
  return Object.hasOwn(served[kind], name) ? `A theme named ${name} already exists.` : undefined
}

/** Renames a theme, keeping its position, and updates the registry fields that reference it. */
export function renameTheme(served: RawResponses, kind: ThemeKind, from: string, to: string): RawResponses {
  const themes = mapEntries(served[kind], ([name, theme]) => [[name === from ? to : name, theme]])
  return { ...served, ...(kind === 'input' && { form: renameFieldTheme(served.form, from, to) }), [kind]: themes }
}

/** Inserts a copy after the original. */
export function duplicateTheme(served: RawResponses, kind: ThemeKind, from: string, to: string): RawResponses {
  const themes = mapEntries(served[kind], (entry) => (entry[0] === from ? [entry, [to, entry[1]]] : [entry]))
  return { ...served, [kind]: themes }
}

export const removeTheme = (served: RawResponses, kind: ThemeKind, name: string): RawResponses => ({
  ...served,
  [kind]: mapEntries(served[kind], (entry) => (entry[0] === name ? [] : [entry])),
})

function renameFieldTheme(layouts: RawJsonObject, from: string, to: string): RawJsonObject {
  const forms = ownJsonValue(layouts, 'forms')
  if (!isRawJsonObject(forms)) return layouts
  const renameEntryTheme = (entry: unknown) => (ownJsonValue(entry, 'theme') === from ? { ...(entry as RawJsonObject), theme: to } : entry) // `ownJsonValue` found a key, so it is an object
  const renameFormThemes = (form: unknown) => {
    const fields = ownJsonValue(form, 'fields')
    return isRawJsonObject(form) && Array.isArray(fields) ? { ...form, fields: fields.map(renameEntryTheme) } : form
  }
  return { ...layouts, forms: mapEntries(forms, ([name, form]) => [[name, renameFormThemes(form)]]) }
}
