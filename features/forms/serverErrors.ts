import type { FieldError } from 'react-hook-form'
import type { CallFieldError } from '../api/errors.ts'
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

/** What a server's refusal says: a sentence for the whole, and one for each field that it names. A `CallError` is one. */
export interface Refusal {
  message: string
  fields?: readonly CallFieldError[]
  details?: { fields?: readonly CallFieldError[] }
}

interface PlacedRefusal<Name> {
  fields: readonly { name: Name; message: string }[]
  /** The sentence that belongs to no field, for the form's own alert; null where every error has its field. */
  message: string | null
}

/**
 * Places the sentences of a refusal on the fields of a form.
 * `fieldOf` maps a path of the call's input to a field of the form; undefined for a path that the form does not have.
 * `fallback`: the field that shows the refusal's sentence when none of its errors has a field.
 */
export function placeRefusal<Name extends string>(
  { message, details, fields = details?.fields ?? [] }: Refusal,
  fieldOf: (path: string) => Name | undefined,
  fallback?: Name,
): PlacedRefusal<Name> {
  const placed = fields.flatMap(({ path, message: sentence }) => {
    const name = fieldOf(path)
    return name ? [{ name, message: sentence }] : []
  })
  if (placed.length === 0 && fallback) return { fields: [{ name: fallback, message }], message: null }
  const unplaced = fields.find(({ path }) => fieldOf(path) === undefined)
  return { fields: placed, message: unplaced?.message ?? (placed.length > 0 ? null : message) }
}
