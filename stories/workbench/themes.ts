import type { Served, ThemeKind } from './model.ts'
import { isObject, own, type Raw } from './values.ts'

const rebuilt = (raw: Raw, change: (entry: readonly [string, unknown]) => readonly (readonly [string, unknown])[]): Raw =>
  Object.fromEntries(Object.entries(raw).flatMap(change))

/** Why a theme cannot be called so; undefined where it can. */
export function nameProblem(served: Served, kind: ThemeKind, name: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9-]{0,39}$/.test(name)) return 'A name begins with a small letter and has letters, figures and hyphens, 40 at most.'
  return Object.hasOwn(served[kind], name) ? `There is a theme ${name} already.` : undefined
}

/** Under its new name at its old place. Fields of a registry that name it follow. */
export function renameTheme(served: Served, kind: ThemeKind, from: string, to: string): Served {
  const themes = rebuilt(served[kind], ([name, theme]) => [[name === from ? to : name, theme]])
  return { ...served, ...(kind === 'input' && { form: withFieldTheme(served.form, from, to) }), [kind]: themes }
}

/** A copy, right behind the one that it is made of. */
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
  const follow = (entry: unknown) => (own(entry, 'theme') === from ? { ...(entry as Raw), theme: to } : entry) // `own` found a key in it
  const follower = (form: unknown) => {
    const fields = own(form, 'fields')
    return isObject(form) && Array.isArray(fields) ? { ...form, fields: fields.map(follow) } : form
  }
  return { ...layouts, forms: rebuilt(forms, ([name, form]) => [[name, follower(form)]]) }
}
