import type { FieldPath, FieldValues, FieldError as FormError, UseFormReturn } from 'react-hook-form'
import type { TextKey } from '../content/texts/index.ts'
import type { TextValues, Translate } from '../content/useTranslations.tsx'
import { formFieldByPath } from './form.ts'
import type { DepositFailure } from './model.ts'

/** Text of a field error: schema messages are text keys, server messages are already localised. */
export function errorText(t: Translate, error: FormError | undefined, values?: TextValues): string | undefined {
  if (!error?.message) return undefined
  return error.type === 'server' ? error.message : t(error.message as TextKey, values) // `form.ts` types its messages as TextKey
}

/** Sets a server failure's field errors on the form, or its message on `fallback`, and focuses the first. */
export function applyFailure<V extends FieldValues>(
  form: UseFormReturn<V>,
  { message, fields }: DepositFailure,
  names: readonly FieldPath<V>[],
  fallback: FieldPath<V>,
): void {
  const found = fields.flatMap(({ path, message: sentence }) => {
    const field = Object.hasOwn(formFieldByPath, path) ? formFieldByPath[path as keyof typeof formFieldByPath] : undefined // narrowed by Object.hasOwn
    const name = names.find((known) => known === field)
    return name ? [{ name, message: sentence }] : []
  })
  const complaints = found.length > 0 ? found : [{ name: fallback, message }]
  for (const [index, complaint] of complaints.entries()) {
    form.setError(complaint.name, { type: 'server', message: complaint.message }, { shouldFocus: index === 0 })
  }
}
