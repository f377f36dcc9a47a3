import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CallError } from '../api/errors.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { FieldName } from '../forms/formRegistries.ts'
import type { ContactStepProps } from './ContactStep.tsx'
import { type ContactFormValues, contactSchema, inputNamesOf, isContactInput, type ParsedContactForm, toContactDetails } from './form.ts'
import { toFormField } from './model.ts'

/** Type of errors whose message is a Danish text from the server; other messages are text keys. */
export const serverErrorType = 'server'

type ContactFormOptions = Pick<
  ContactStepProps,
  'rules' | 'defaultValues' | 'fieldErrors' | 'checkEmail' | 'onValuesChange' | 'onSubmit'
> & {
  /** Field names in registry order. */
  order: readonly FieldName<'registration'>[]
  onAgeRange(): void
}

interface ContactForm {
  form: UseFormReturn<ContactFormValues, unknown, ParsedContactForm>
  /** Danish message of a failure without a field. */
  errorMessage: string | null
  submit(event: FormEvent): void
  /** Checks on blur whether the e-mail is available. */
  handleEmailBlur(): void
}

/** The contact form: client-side validation, the e-mail checked by the server on blur and submit, and server errors set on their fields. */
export function useContactForm({
  rules,
  defaultValues,
  fieldErrors,
  checkEmail,
  onValuesChange,
  onSubmit,
  order,
  onAgeRange,
}: ContactFormOptions): ContactForm {
  const t = useTranslations()
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const emailAvailability = useRef(new Map<string, boolean>())
  const form = useForm<ContactFormValues, unknown, ParsedContactForm>({
    resolver: standardSchemaResolver(contactSchema(rules)),
    defaultValues,
    mode: 'onTouched',
  })
  // registered before rendering: react-hook-form focuses the first error in order of registration
  for (const name of order) for (const input of inputNamesOf(name)) form.register(input)

  const isEmailAvailable = async (email: string): Promise<boolean> => {
    const cached = emailAvailability.current.get(email)
    if (cached !== undefined) return cached
    const available = await checkEmail(email)
    emailAvailability.current.set(email, available)
    return available
  }
  const setEmailTaken = (focus: boolean) =>
    form.setError('email', { type: serverErrorType, message: t('register.email_taken') }, { shouldFocus: focus })

  const handleEmailBlur = async () => {
    if (!(await form.trigger('email'))) return
    const email = form.getValues('email').trim()
    try {
      if (!(await isEmailAvailable(email)) && form.getValues('email').trim() === email) setEmailTaken(false)
    } catch (failure) {
      // not shown on blur: the check is repeated on submit, which shows its failure
      if (!(failure instanceof CallError)) throw failure
    }
  }

  const submitValid = async (values: ParsedContactForm) => {
    setErrorMessage(null)
    try {
      if (!(await isEmailAvailable(values.email))) return setEmailTaken(true)
      onSubmit(toContactDetails(values))
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setErrorMessage(failure.message)
    }
  }
  const submit = form.handleSubmit(submitValid, (errors) => {
    if (errors.cpr?.message === 'validation.age_range') onAgeRange()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each set of server errors is applied once
  useEffect(() => {
    for (const [index, { path, message }] of fieldErrors.entries()) {
      const field = toFormField(path)
      if (isContactInput(field)) form.setError(field, { type: serverErrorType, message }, { shouldFocus: index === 0 })
      else setErrorMessage(message)
    }
  }, [fieldErrors])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per form
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValuesChange(values) }), [])
  return { form, errorMessage, submit: (event) => void submit(event), handleEmailBlur: () => void handleEmailBlur() }
}
