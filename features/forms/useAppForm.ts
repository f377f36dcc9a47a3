import { cleanText } from '@casino/design-system/cleanText'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type SubmitErrorHandler,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRun } from '../api/useRun.ts'
import { placeRefusal, type Refusal, serverErrorType } from './serverErrors.ts'
import { usePressEnd } from './usePressEnd.ts'

interface AppFormOptions<V extends FieldValues> {
  defaultValues: V
  /** Names of the inputs in the order of the screen: the first with an error takes the focus. Default: the order of rendering. */
  order?: readonly FieldPath<V>[]
  /** The server's refusal of what was sent; null without one. Each new object is shown once. */
  refusal?: Refusal | null
  /** The field of a path of the call's input; undefined for a path that the form does not have. */
  fieldOf?(path: string): FieldPath<V> | undefined
  /** The field that shows a refusal none of whose errors has a field. Default: the form's own alert. */
  fallback?(values: V): FieldPath<V>
  /** A refused value is not sent again. Default: only the server judges it again. */
  blocksRefused?: boolean
}

export interface AppForm<V extends FieldValues, Parsed extends FieldValues> {
  form: UseFormReturn<V, unknown, Parsed>
  /** Danish sentence of a refusal that belongs to no field, for the form's own alert. */
  message: string | null
  /** Handler of the form's submit event. An error thrown by `onValid` goes to the error boundary. */
  submit(onValid: (values: Parsed) => unknown, onInvalid?: SubmitErrorHandler<V>): (event: FormEvent) => void
  /** Shows the server's sentence at a field until its value changes. */
  refuse(name: FieldPath<V>, message: string, options: { focus: boolean }): void
}

/** The texts as the player means them (`cleanText`), as the server reads them too. */
const cleanValues = <V extends FieldValues>(values: V): V =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value])) as V // the same names and types

/**
 * The state of every form: `schema` validates, its messages are text keys. An error appears when the player leaves a field that was changed,
 * and on submit, which focuses the first. Typing only removes errors. No error moves a button that is being pressed.
 */
export function useAppForm<V extends FieldValues, Parsed extends FieldValues>(
  schema: z.ZodMiniType<Parsed, V>,
  { defaultValues, order = [], refusal = null, fieldOf = () => undefined, fallback, blocksRefused = false }: AppFormOptions<V>,
): AppForm<V, Parsed> {
  const run = useRun()
  const pressEnd = usePressEnd()
  const [initialValues] = useState(defaultValues)
  const submitted = useRef(false)
  const changed = useRef<string>(undefined)
  const refused = useRef(new Map<string, { value: unknown; message: string }>())
  const [message, setMessage] = useState<string | null>(null)

  const validate = standardSchemaResolver<V, unknown, Parsed>(schema)
  const resolver: Resolver<V, unknown, Parsed> = async (values, context, options) => {
    const typing = changed.current
    changed.current = undefined
    const press = pressEnd()
    if (press) await press
    const result = await validate(cleanValues(values), context, options)
    const isShown = (name: string) => (form.getFieldState(name as FieldPath<V>).error?.type ?? serverErrorType) !== serverErrorType
    const mayAppear = (name: string) => name !== typing && (submitted.current || values[name] !== initialValues[name])
    const errors = Object.entries(result.errors).filter(([name]) => isShown(name) || mayAppear(name))
    for (const [name, { value, message }] of refused.current)
      if (values[name] === value && !(name in result.errors)) errors.push([name, { type: serverErrorType, message }])
    // the names are those of the form's fields
    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> } : { ...result, errors: {} }
  }
  const form = useForm<V, unknown, Parsed>({ defaultValues: defaultValues as DefaultValues<V>, resolver, mode: 'all' })
  const { subscribe } = form
  // react-hook-form reports a change right before it validates the field
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change') changed.current = name
        },
      }),
    [subscribe],
  )
  // registered before rendering: react-hook-form focuses the first error in order of registration
  for (const name of order) form.register(name)

  const refuse: AppForm<V, Parsed>['refuse'] = (name, message, { focus }) => {
    refused.current.set(name, { value: form.getValues(name), message })
    form.setError(name, { type: serverErrorType, message }, { shouldFocus: focus })
  }
  const showRefusal = useEffectEvent((latest: Refusal | null) => {
    refused.current.clear()
    if (!latest) return
    const placed = placeRefusal(latest, fieldOf, fallback?.(form.getValues()))
    for (const [index, { name, message }] of placed.fields.entries()) refuse(name, message, { focus: index === 0 })
    setMessage(placed.message)
  })
  useEffect(() => showRefusal(refusal), [refusal])

  return {
    form,
    message: refusal && message,
    submit: (onValid, onInvalid) => (event) => {
      submitted.current = true
      if (!blocksRefused) refused.current.clear()
      setMessage(null)
      run(form.handleSubmit((values) => onValid(values), onInvalid)(event))
    },
    refuse,
  }
}
