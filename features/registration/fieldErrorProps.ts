import type { FieldError as FormError } from 'react-hook-form'
import type { TextKey } from '../content/texts/index.ts'
import type { Translate } from '../content/useTranslations.tsx'
import type { ContactRules } from './form.ts'
import { serverErrorType } from './useContactForm.ts'

/** The `error` prop of a field: the server's message as it is, or the text of the schema's key. */
export function fieldErrorProps(t: Translate, error: FormError | undefined, { minAge, ageRange }: ContactRules): { error?: string } {
  if (!error?.message) return {}
  if (error.type === serverErrorType) return { error: error.message }
  return { error: t(error.message as TextKey, { minAge, ...ageRange }) } // the schema's messages are text keys
}
