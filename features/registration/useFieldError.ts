import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../content/useTranslations.tsx'
import { fieldErrorText } from '../forms/serverErrors.ts'
import type { ContactFormValues, ContactRules } from './form.ts'

/** Returns the Danish error of an input of the contact form; undefined without one. */
export function useFieldError({ minAge, ageRange }: ContactRules): (name: keyof ContactFormValues) => string | undefined {
  const t = useTranslations()
  const { formState } = useFormContext<ContactFormValues>()
  return (name) => fieldErrorText(t, formState.errors[name], { minAge, ...ageRange })
}
