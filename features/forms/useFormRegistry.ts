import type { FormField } from '@casino/design-system'
import type { ResolvedField } from '@casino/design-system/runtime'
import { usePageContext } from '../content/PageContext.tsx'
import type { TextKey } from '../content/texts/index.ts'
import { type TextValues, type Translate, useTranslations } from '../content/useTranslations.tsx'
import type { FieldName, FormName, FormRegistry, SectionName } from './formRegistries.ts'

/** Ordered fields of a section, with translated texts. */
export type SectionFields<F extends FormName, S extends SectionName<F>> = readonly FormField<FieldName<F, S>>[]

/** A section of a form, discriminated by `name`. */
export type FormSection<F extends FormName> = {
  [S in SectionName<F>]: { name: S; fields: SectionFields<F, S> }
}[SectionName<F>]

/** The field registry of a form of this route. Throws when the route's `forms` does not list it. */
export function useFormRegistry<F extends FormName>(name: F): FormRegistry<F> {
  const form: FormRegistry<F> | undefined = usePageContext().forms[name]
  if (!form) throw new Error(`form "${name}" is not in the route's forms`)
  return form
}

/** The sections of a form of this route, in registry order. `values`: placeholders of its texts. */
export function useFormSections<F extends FormName>(form: F, values?: TextValues): readonly FormSection<F>[] {
  const t = useTranslations()
  const sections = useFormRegistry(form).map(({ name, fields }) => ({ name, fields: translateFields(fields, t, values) }))
  return sections as unknown as readonly FormSection<F>[] // `resolveForms` puts only a section's own fields into it
}

/** The fields of one section. Not for a section with only optional fields, which the registry may hide. */
export function useFormFields<F extends FormName, S extends SectionName<F>>(form: F, section: S, values?: TextValues): SectionFields<F, S> {
  const t = useTranslations()
  const fields = useFormRegistry(form).find(({ name }) => name === section)?.fields ?? []
  return translateFields(fields, t, values) as SectionFields<F, S> // as above
}

/** Registry fields with text keys replaced by translated texts. */
export const translateFields = <Name extends string>(fields: readonly ResolvedField<Name, TextKey>[], t: Translate, values?: TextValues) =>
  fields.map(
    ({ label, help, placeholder, ...field }): FormField<Name> => ({
      ...field,
      label: t(label, values),
      ...(help && { help: t(help, values) }),
      ...(placeholder && { placeholder: t(placeholder, values) }),
    }),
  )
