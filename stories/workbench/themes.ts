import type { Served, ThemeKind } from './model.ts'
import { isObject, own, type Raw } from './values.ts'

const rebuilt = (raw: Raw, change: (entry: readonly [string, unknown]) => readonly (readonly [string, unknown])[]): Raw =>
  Object.fromEntries(Object.entries(raw).flatMap(change))

/** Why a theme name is invalid; undefined if it is valid. */
export function nameProblem(served: Served, kind: ThemeKind, name: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9-]{0,39}$/.test(name)) return 'A name begins with a small letter and has letters, figures and hyphens, 40 at most.'
  return Object.hasOwn(served[kind], name) ? `There is a theme ${name} already.` : undefined
}

/** Renames a theme, keeping its position, and updates the registry fields that reference it. */
export function renameTheme(served: Served, kind: ThemeKind, from: string, to: string): Served {
  const themes = rebuilt(served[kind], ([name, theme]) => [[name === from ? to : name, theme]])
  return { ...served, ...(kind === 'input' && { form: withFieldTheme(served.form, from, to) }), [kind]: themes }
}

/** Inserts a copy after the original. */
export function duplicateTheme(served: Served, kind: ThemeKind, from: string, to: string): Served {
  const themes = rebuilt(served[kind], (entry) => (entry[0] === from ? [entry, [to, entry[1]]] : [entry]))
  return { ...served, [kind]: themes }
}

export const removeTheme = (served: Served, kind: ThemeKind, name: string): Served => ({
  ...served,
  [kind]: rebuilt(served[kind], (entry) => (entry[0] === name ? [] : [entry])),
})

function withFieldTheme(layouts: Raw, from: string, to: string): Raw {
  const forms = own(layouts, 'forms')
  if (!isObject(forms)) return layouts
  const follow = (entry: unknown) => (own(entry, 'theme') === from ? { ...(entry as Raw), theme: to } : entry) // `own` found a key, so it is an object
  const follower = (form: unknown) => {
    const fields = own(form, 'fields')
    return isObject(form) && Array.isArray(fields) ? { ...form, fields: fields.map(follow) } : form
  }
  return { ...layouts, forms: rebuilt(forms, ([name, form]) => [[name, follower(form)]]) }
}
