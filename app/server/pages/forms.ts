import type { ResolvedForm } from '@casino/design-system/runtime'
import { type FormName, type FormRegistries, layOutForms } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import type { Site } from '../site.ts'
import type { Texts } from '../texts.ts'

/** Laid out once for each answer of the back end and each catalogue: the caches give the same objects until they change. */
const laidOut = new WeakMap<object, { readonly texts: Texts; readonly forms: FormRegistries }>()

/** The forms as the back end's registries lay them out (`layouts`: its answer). What is wrong there gives way to the built-in form and is logged. */
export async function loadForms(site: Site, layouts: { readonly forms?: unknown }): Promise<FormRegistries> {
  const texts = await site.texts()
  const known = laidOut.get(layouts)
  if (known?.texts === texts) return known.forms
  const { forms, issues } = layOutForms(layouts.forms, (key) => texts.sentence(key) !== undefined)
  if (issues.length > 0) site.log.warn({ issues }, 'form registries with mistakes')
  laidOut.set(layouts, { texts, forms })
  return forms
}

/** The forms of one route, and the text groups that their registries reach into. */
export function formsOf(
  names: readonly FormName[],
  forms: FormRegistries,
): { forms: Partial<FormRegistries>; groups: readonly TextGroup[] } {
  const own = names.map((name): readonly [FormName, ResolvedForm] => [name, forms[name]])
  const fields = own.flatMap(([, form]) => form.flatMap((section) => section.fields))
  const keys = fields.flatMap(({ label, help, placeholder }) => [label, help, placeholder])
  const groups = keys.flatMap((key) => (key ? [key.slice(0, key.indexOf('.')) as TextGroup] : [])) // a key's first part is its group
  return { forms: Object.fromEntries(own), groups: [...new Set(groups)] }
}
