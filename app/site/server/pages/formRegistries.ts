import type { ResolvedForm } from '@casino/design-system/runtime'
import type { TextGroup } from '@casino/features/content/texts'
import { type FormName, type FormRegistries, resolveFormRegistries } from '@casino/features/forms/formRegistries'
import type { ServerTexts } from '../serverTexts.ts'
import type { SiteServices } from '../siteServices.ts'

/** Memo by the identity of the cached layouts response; valid for one text catalogue. */
const registryMemo = new WeakMap<object, { texts: ServerTexts; forms: FormRegistries }>()

/** Resolves the form registries of the layouts response. Invalid entries fall back to the built-in form and are logged. */
export async function loadFormRegistries(site: SiteServices, layouts: { forms?: unknown }): Promise<FormRegistries> {
  const texts = await site.loadTexts()
  const cached = registryMemo.get(layouts)
  if (cached?.texts === texts) return cached.forms
  const { forms, issues } = resolveFormRegistries(layouts.forms, (key) => texts.lookupText(key) !== undefined)
  if (issues.length > 0) site.log.warn({ issues }, 'invalid form registries')
  registryMemo.set(layouts, { texts, forms })
  return forms
}

/** The forms of one route, and the text groups that their registries reference. */
export function formsForRoute(
  names: readonly FormName[],
  forms: FormRegistries,
): { forms: Partial<FormRegistries>; groups: readonly TextGroup[] } {
  const routeForms = names.map((name): readonly [FormName, ResolvedForm] => [name, forms[name]])
  const fields = routeForms.flatMap(([, form]) => form.flatMap((section) => section.fields))
  const keys = fields.flatMap(({ label, help, placeholder }) => [label, help, placeholder])
  const groups = keys.flatMap((key) => (key ? [key.slice(0, key.indexOf('.')) as TextGroup] : [])) // a text key starts with its group
  return { forms: Object.fromEntries(routeForms), groups: [...new Set(groups)] }
}
