import type { LaidOutField } from '@casino/design-system/patterns/FormFields'
import type { RegistryField } from '@casino/design-system/runtime'
import type { FieldName, FormName, FormRegistry, SectionName } from './forms.ts'
import { usePageContext } from './PageContext.tsx'
import type { TextKey } from './texts/index.ts'
import { type TextValues, type Translate, useTexts } from './useTexts.tsx'

/** Fields of a section, in order and in words. */
export type FormFieldsOf<F extends FormName, S extends SectionName<F>> = readonly LaidOutField<FieldName<F, S>>[]

/** A section of a form, told apart by its name. */
export type FormSection<F extends FormName> = {
  [S in SectionName<F>]: { readonly name: S; readonly fields: FormFieldsOf<F, S> }
}[SectionName<F>]

/** The registry of a form of this route. Throws where the route does not name it: a wiring mistake. */
export function useFormRegistry<F extends FormName>(name: F): FormRegistry<F> {
  const form: FormRegistry<F> | undefined = usePageContext().forms[name]
  if (!form) throw new Error(`the route does not name the form ${name}`)
  return form
}

/** The sections of a form of this route, in the order of its registry. `values` fill the placeholders of its texts. */
export function useFormSections<F extends FormName>(form: F, values?: TextValues): readonly FormSection<F>[] {
  const t = useTexts()
  const sections = useFormRegistry(form).map(({ name, fields }) => ({ name, fields: fieldsInWords(fields, t, values) }))
  return sections as unknown as readonly FormSection<F>[] // the reader puts into a section only the fields of its name
}

/** The fields of one section, wherever the registry puts it. Not for a section of optional fields alone, which may be gone. */
export function useFormFields<F extends FormName, S extends SectionName<F>>(form: F, section: S, values?: TextValues): FormFieldsOf<F, S> {
  const t = useTexts()
  const fields = useFormRegistry(form).find(({ name }) => name === section)?.fields ?? []
  return fieldsInWords(fields, t, values) as FormFieldsOf<F, S> // as above
}

/** Fields of a registry with their texts in place of the keys. */
export const fieldsInWords = <Name extends string>(fields: readonly RegistryField<Name, TextKey>[], t: Translate, values?: TextValues) =>
  fields.map(
    ({ label, help, placeholder, ...field }): LaidOutField<Name> => ({
      ...field,
      label: t(label, values),
      ...(help && { help: t(help, values) }),
      ...(placeholder && { placeholder: t(placeholder, values) }),
    }),
  )
