import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { serverErrorType } from '../forms/serverErrors.ts'

/** Values that the server refused by the name of their input, with its Danish sentences. */
export type RefusedValues = Map<string, { value: unknown; message: string }>

/** A resolver that also rejects what the server has refused: its sentence stays at the field, also after a blur, until the value changes. */
export const withRefusedValues =
  <V extends FieldValues, Parsed>(resolver: Resolver<V, unknown, Parsed>, refused: RefusedValues): Resolver<V, unknown, Parsed> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const errors = [...refused].flatMap(([name, { value, message }]) =>
      values[name] === value && !(name in result.errors) ? [[name, { type: serverErrorType, message }] as const] : [],
    )
    if (errors.length === 0) return result
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } as FieldErrors<V> } // the names are inputs of the form
  }
