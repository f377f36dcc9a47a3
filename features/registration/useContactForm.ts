import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type CallFieldError, isNetworkFailure } from '../api/errors.ts'
import type { FieldName } from '../forms/formRegistries.ts'
import { setServerErrors } from '../forms/serverErrors.ts'
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
import { useEmailCheck } from './useEmailCheck.ts'

export interface ContactFormOptions {
  rules: ContactRules
  /** Values entered earlier in this visit. */
  defaultValues: ContactFormValues
  /** Fields that the server rejected, with Danish messages. */
  fieldErrors: readonly CallFieldError[]
  /** Resolves with false when another account uses the e-mail. Throws CallError. */
  checkEmail(email: string, signal?: AbortSignal): Promise<boolean>
  /** The request or its answer was lost. */
  onNetworkFailure(message: string): void
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
  /** Check whether the e-mail is available: at each pause of typing, and when the field is left. */
  handleEmailChange(): void
  handleEmailBlur(): void
}

/** The contact form: client-side validation, the e-mail checked by the server, and server errors set on their fields. */
export function useContactForm({
  rules,
  defaultValues,
  fieldErrors,
  checkEmail,
  onNetworkFailure,
  onValuesChange,
  onSubmit,
  order,
  onAgeRange,
}: ContactFormOptions): ContactForm {
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const refusedValues = useRef<RefusedValues>(new Map())
  const form = useForm<ContactFormValues, unknown, ParsedContactForm>({
    resolver: withRefusedValues(standardSchemaResolver(contactSchema(rules)), refusedValues.current),
    defaultValues,
    mode: 'onTouched',
  })
  // registered before rendering: react-hook-form focuses the first error in order of registration
  for (const name of order) for (const input of inputNamesOf(name)) form.register(input)

  const emailCheck = useEmailCheck({ form, checkEmail, onNetworkFailure })

  const submitValid = async (values: ParsedContactForm) => {
    setErrorMessage(null)
    const available = await emailCheck.check(values.email)
    if (available.type === 'failure') {
      const { code, message } = available.error
      return isNetworkFailure(code) ? onNetworkFailure(message) : setErrorMessage(message)
    }
    if (!available.data) return emailCheck.setTaken(true)
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
    handleEmailChange: emailCheck.handleChange,
    handleEmailBlur: () => void emailCheck.handleBlur().catch(reportError),
  }
}

const toInputName = (path: string) => {
  const name = toFormField(path)
  return isContactInput(name) ? name : undefined
}
