import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { TextKey } from '../content/texts/index.ts'
import type { TextValues, Translate } from '../content/useTranslations.tsx'

/** Type of an error that the server found. Its message is a finished Danish sentence; the messages of a form's schema are text keys. */
export const serverErrorType = 'server'

/** Text of a field's error that no other describes. */
export const generalFieldText: TextKey = 'error.ERR_VALIDATION'

/** A schema's message: a text key, or zod's own English sentence for an issue that the schema gives no text. */
const isTextKey = (message: string): message is TextKey => /^\w+\.\w+$/.test(message)

/** Danish sentence of a field's error, or undefined without one. `values` fill the placeholders of the schema's texts. */
export function fieldErrorText(t: Translate, error: FieldError | undefined, values?: TextValues): string | undefined {
  if (!error?.message) return undefined
  if (error.type === serverErrorType) return error.message
  return t(isTextKey(error.message) ? error.message : generalFieldText, values)
}

/** What a server's refusal says: a sentence for the whole, and one for each field that it names. */
interface Refusal {
  message: string
  fields: readonly { path: string; message: string }[]
}

/**
 * Sets a refusal's errors on the fields of a form and focuses the first of them.
 * `nameOf` maps a path of the call's input to a field of this form; undefined for a path that the form does not have.
 * `fallback`: the field that shows the refusal's sentence when none of its errors has a field.
 * Returns the sentence that belongs to no field, for the form's own alert; null where every error has its field.
 */
export function setServerErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError'>,
  { message, fields }: Refusal,
  nameOf: (path: string) => FieldPath<V> | undefined,
  fallback?: FieldPath<V>,
): string | null {
  const known = fields.flatMap(({ path, message: sentence }) => {
    const name = nameOf(path)
    return name ? [{ name, sentence }] : []
  })
  const shown = known.length === 0 && fallback ? [{ name: fallback, sentence: message }] : known
  for (const [index, { name, sentence }] of shown.entries())
    form.setError(name, { type: serverErrorType, message: sentence }, { shouldFocus: index === 0 })
  if (shown !== known) return null
  const unknown = fields.find(({ path }) => nameOf(path) === undefined)
  if (unknown) return unknown.message
  return known.length > 0 ? null : message
}
