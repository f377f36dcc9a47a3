import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { CallError } from '../api/errors.ts'
import { setServerErrors } from './serverErrors.ts'

/**
 * Sets the errors of a failed call on the fields of its form, once for each failure (see `setServerErrors`).
 * Returns the sentence for the form's own alert; null where every error has its field.
 */
export function useServerErrors<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'setError'>,
  failure: CallError | null,
  nameOf: (path: string) => FieldPath<V> | undefined,
): string | null {
  const [message, setMessage] = useState<string | null>(null)
  const apply = useEffectEvent(({ message: sentence, details: { fields = [] } }: CallError) =>
    setMessage(setServerErrors(form, { message: sentence, fields }, nameOf)),
  )
  useEffect(() => {
    if (failure) apply(failure)
  }, [failure])
  return failure && message
}
