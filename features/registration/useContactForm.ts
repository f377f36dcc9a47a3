import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CallFieldError } from '../api/errors.ts'
import { type CallResult, settleCall } from '../api/settleCall.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { FieldName } from '../forms/formRegistries.ts'
import { serverErrorType, setServerErrors } from '../forms/serverErrors.ts'
import {
  type ContactFormValues,
  type ContactRules,
  contactSchema,
  inputNamesOf,
  isContactInput,
  type ParsedContactForm,
  toContactDetails,
} from './form.ts'
import { type ContactDetails, toFormField } from './model.ts'
import { type RefusedValues, withRefusedValues } from './refusedValues.ts'

export interface ContactFormOptions {
  rules: ContactRules
  /** Values entered earlier in this visit. */
  defaultValues: ContactFormValues
  /** Fields that the server rejected, with Danish messages. */
  fieldErrors: readonly CallFieldError[]
  /** Resolves with false when another account uses the e-mail. Throws CallError. */
  checkEmail(email: string): Promise<boolean>
  /** Called on every change, to keep the values while another step is shown. */
  onValuesChange(values: ContactFormValues): void
  onSubmit(contact: ContactDetails): void
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
  const refusedValues = useRef<RefusedValues>(new Map())
  const form = useForm<ContactFormValues, unknown, ParsedContactForm>({
    resolver: withRefusedValues(standardSchemaResolver(contactSchema(rules)), refusedValues.current),
    defaultValues,
    mode: 'onTouched',
  })
  // registered before rendering: react-hook-form focuses the first error in order of registration
  for (const name of order) for (const input of inputNamesOf(name)) form.register(input)

  /** Each address is checked once; a failed check is repeated. */
  const checkEmailOnce = async (email: string): Promise<CallResult<boolean>> => {
    const cached = emailAvailability.current.get(email)
    if (cached !== undefined) return { type: 'success', data: cached }
    const result = await settleCall(checkEmail(email))
    if (result.type === 'success') emailAvailability.current.set(email, result.data)
    return result
  }
  const setEmailTaken = (focus: boolean) =>
    form.setError('email', { type: serverErrorType, message: t('register.email_taken') }, { shouldFocus: focus })

  const handleEmailBlur = async () => {
    if (!(await form.trigger('email'))) return
    const email = form.getValues('email').trim()
    const available = await checkEmailOnce(email)
    // a failure is not shown on blur: the check is repeated on submit, which shows it
    if (available.type === 'success' && !available.data && form.getValues('email').trim() === email) setEmailTaken(false)
  }

  const submitValid = async (values: ParsedContactForm) => {
    setErrorMessage(null)
    const available = await checkEmailOnce(values.email)
    if (available.type === 'failure') return setErrorMessage(available.error.message)
    if (!available.data) return setEmailTaken(true)
    onSubmit(toContactDetails(values, rules))
  }
  const submit = form.handleSubmit(submitValid, (errors) => {
    if (errors.cpr?.message === 'validation.age_range') onAgeRange()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each set of server errors is applied once
  useEffect(() => {
    refusedValues.current.clear()
    for (const { path, message } of fieldErrors) {
      const name = toInputName(path)
      if (name) refusedValues.current.set(name, { value: form.getValues(name), message })
    }
    if (fieldErrors.length > 0) setErrorMessage(setServerErrors(form, { message: '', fields: fieldErrors }, toInputName))
  }, [fieldErrors])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per form
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValuesChange(values) }), [])
  return {
    form,
    errorMessage,
    submit: (event) => void submit(event).catch(reportError),
    handleEmailBlur: () => void handleEmailBlur().catch(reportError),
  }
}

const toInputName = (path: string) => {
  const name = toFormField(path)
  return isContactInput(name) ? name : undefined
}
