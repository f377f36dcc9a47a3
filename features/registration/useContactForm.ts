import { type FormEvent, useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CallFieldError, isNetworkFailure } from '../api/errors.ts'
import type { FieldName } from '../forms/formRegistries.ts'
import { useAppForm } from '../forms/useAppForm.ts'
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
  const [checkFailure, setCheckFailure] = useState<string | null>(null)
  const refusal = useMemo(() => (fieldErrors.length > 0 ? { message: '', fields: fieldErrors } : null), [fieldErrors])
  const { form, message, submit, refuse } = useAppForm(contactSchema(rules), {
    defaultValues,
    order: order.flatMap(inputNamesOf),
    refusal,
    fieldOf: toInputName,
    blocksRefused: true,
  })
  const emailCheck = useEmailCheck({ form, refuse, checkEmail, onNetworkFailure })

  const submitValid = async (values: ParsedContactForm) => {
    setCheckFailure(null)
    const available = await emailCheck.check(values.email)
    if (available.type === 'failure') {
      const { code, message } = available.error
      return isNetworkFailure(code) ? onNetworkFailure(message) : setCheckFailure(message)
    }
    if (!available.data) return emailCheck.setTaken(true)
    onSubmit(toContactDetails(values, rules))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per form
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onValuesChange(values) }), [])
  return {
    form,
    errorMessage: checkFailure ?? message,
    submit: submit(submitValid, (errors) => {
      if (errors.cpr?.message === 'validation.age_range') onAgeRange()
    }),
    handleEmailChange: emailCheck.handleChange,
    handleEmailBlur: emailCheck.handleBlur,
  }
}

const toInputName = (path: string) => {
  const name = toFormField(path)
  return isContactInput(name) ? name : undefined
}
