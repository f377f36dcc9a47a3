import type { FieldPath, FieldValues, FieldError as FormError, UseFormReturn } from 'react-hook-form'
import type { TextKey } from '../config/texts/index.ts'
import type { TextValues, Translate } from '../config/useTexts.tsx'
import { formFieldOf } from './form.ts'
import type { Failure } from './model.ts'

/** Sentence of a field's error: the form's rules answer with a key of the catalogue, the server with a finished sentence. */
export function errorText(t: Translate, error: FormError | undefined, values?: TextValues): string | undefined {
  if (!error?.message) return undefined
  return error.type === 'server' ? error.message : t(error.message as TextKey, values) // `form.ts` checks its keys against the catalogue
}

/** Puts a server's complaints onto their fields of this form, or its sentence onto `fallback`, and focuses the first of them. */
export function applyFailure<V extends FieldValues>(
  form: UseFormReturn<V>,
  { message, fields }: Failure,
  names: readonly FieldPath<V>[],
  fallback: FieldPath<V>,
): void {
  const found = fields.flatMap(({ path, message: sentence }) => {
    const field = Object.hasOwn(formFieldOf, path) ? formFieldOf[path as keyof typeof formFieldOf] : undefined // narrowed by the check before
    const name = names.find((known) => known === field)
    return name ? [{ name, message: sentence }] : []
  })
  const complaints = found.length > 0 ? found : [{ name: fallback, message }]
  for (const [index, complaint] of complaints.entries()) {
    form.setError(complaint.name, { type: 'server', message: complaint.message }, { shouldFocus: index === 0 })
  }
}
