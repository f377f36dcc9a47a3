import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { FieldName } from '../config/forms.ts'
import { useTexts } from '../config/useTexts.tsx'
import { CallError } from '../session/index.ts'
import type { ContactStepProps } from './ContactStep.tsx'
import { type ContactInput, type ContactOutput, contactSchema, inputsOf, isField, toContact } from './form.ts'
import { formField } from './model.ts'

/** Type of errors whose message is a Danish text from the server; other messages are text keys. */
export const serverError = 'server'

type Input = Pick<ContactStepProps, 'rules' | 'start' | 'refused' | 'checkEmail' | 'onTyped' | 'onSubmit'> & {
  /** Field names in registry order. */
  readonly order: readonly FieldName<'registration'>[]
  onAgeRange(): void
}

interface ContactForm {
  readonly form: UseFormReturn<ContactInput, unknown, ContactOutput>
  /** Danish message of a failure without a field. */
  readonly problem: string | null
  submit(event: FormEvent): void
  /** Checks on blur whether the e-mail is available. */
  checkEmailField(): void
}

/** The contact form: client-side validation, the e-mail checked by the server on blur and submit, and server errors set on their fields. */
export function useContactForm({ rules, start, refused, checkEmail, onTyped, onSubmit, order, onAgeRange }: Input): ContactForm {
  const t = useTexts()
  const [problem, setProblem] = useState<string | null>(null)
  const answers = useRef(new Map<string, boolean>())
  const form = useForm<ContactInput, unknown, ContactOutput>({
    resolver: standardSchemaResolver(contactSchema(rules)),
    defaultValues: start,
    mode: 'onTouched',
  })
  // registered before rendering: react-hook-form focuses the first error in order of registration
  for (const name of order) for (const input of inputsOf(name)) form.register(input)

  const emailIsFree = async (email: string): Promise<boolean> => {
    const known = answers.current.get(email)
    if (known !== undefined) return known
    const free = await checkEmail(email)
    answers.current.set(email, free)
    return free
  }
  const refuseEmail = (focus: boolean) =>
    form.setError('email', { type: serverError, message: t('register.email_taken') }, { shouldFocus: focus })

  const checkEmailField = async () => {
    if (!(await form.trigger('email'))) return
    const email = form.getValues('email').trim()
    try {
      if (!(await emailIsFree(email)) && form.getValues('email').trim() === email) refuseEmail(false)
    } catch (failure) {
      // not shown on blur: the check is repeated on submit, which shows its failure
      if (!(failure instanceof CallError)) throw failure
    }
  }

  const save = async (values: ContactOutput) => {
    setProblem(null)
    try {
      if (!(await emailIsFree(values.email))) return refuseEmail(true)
      onSubmit(toContact(values))
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setProblem(failure.message)
    }
  }
  const submit = form.handleSubmit(save, (errors) => {
    if (errors.cpr?.message === 'validation.age_range') onAgeRange()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each set of server errors is applied once
  useEffect(() => {
    for (const [index, { path, message }] of refused.entries()) {
      const field = formField(path)
      if (isField(field)) form.setError(field, { type: serverError, message }, { shouldFocus: index === 0 })
      else setProblem(message)
    }
  }, [refused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription per form
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [])
  return { form, problem, submit: (event) => void submit(event), checkEmailField: () => void checkEmailField() }
}
