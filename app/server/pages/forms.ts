import type { ResolvedForm } from '@casino/design-system/runtime'
import { type FormName, type FormRegistries, layOutForms } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import type { Site } from '../site.ts'
import type { Texts } from '../texts.ts'

/** Memo by the identity of the cached layouts response; valid for one text catalogue. */
const laidOut = new WeakMap<object, { readonly texts: Texts; readonly forms: FormRegistries }>()

/** Resolves the form registries of the layouts response. Invalid entries fall back to the built-in form and are logged. */
export async function loadForms(site: Site, layouts: { readonly forms?: unknown }): Promise<FormRegistries> {
  const texts = await site.texts()
  const known = laidOut.get(layouts)
  if (known?.texts === texts) return known.forms
  const { forms, issues } = layOutForms(layouts.forms, (key) => texts.sentence(key) !== undefined)
  if (issues.length > 0) site.log.warn({ issues }, 'invalid form registries')
  laidOut.set(layouts, { texts, forms })
  return forms
}

/** The forms of one route, and the text groups that their registries reference. */
export function formsOf(
  names: readonly FormName[],
  forms: FormRegistries,
): { forms: Partial<FormRegistries>; groups: readonly TextGroup[] } {
  const own = names.map((name): readonly [FormName, ResolvedForm] => [name, forms[name]])
  const fields = own.flatMap(([, form]) => form.flatMap((section) => section.fields))
  const keys = fields.flatMap(({ label, help, placeholder }) => [label, help, placeholder])
  const groups = keys.flatMap((key) => (key ? [key.slice(0, key.indexOf('.')) as TextGroup] : [])) // a text key starts with its group
  return { forms: Object.fromEntries(own), groups: [...new Set(groups)] }
}
