import type { CallError } from './errors.ts'

interface LoadFailure {
  /** Danish. */
  message: string
  /** For customer support. */
  reference?: string | undefined
}

/** What a screen shows of a query: that it loads, why it failed, or its value. `F`: what it shows of a failure; `unknown` for nothing. */
export type Loadable<T, F = LoadFailure> = { type: 'loading' } | ({ type: 'failed' } & F) | { type: 'ready'; value: T }

interface Query<T> {
  /** Null is what the end of a session leaves, until the dialog above the page is answered. */
  data?: T | null | undefined
  error?: CallError | undefined
}

/** The state of a query. Data that was loaded before an error is shown despite it. */
export function toLoadable<T>(query: Query<T>): Loadable<T>
export function toLoadable<T, U>(query: Query<T>, toValue: (data: T) => U): Loadable<U>
export function toLoadable<T, U, F>(query: Query<T>, toValue: (data: T) => U, toFailure: (error: CallError) => F): Loadable<U, F>
export function toLoadable<T>(
  { data, error }: Query<T>,
  toValue: (data: T) => unknown = (value) => value,
  toFailure: (error: CallError) => unknown = toLoadFailure,
): Loadable<unknown, unknown> {
  if (data !== undefined && data !== null) return { type: 'ready', value: toValue(data) }
  return error ? { type: 'failed', ...(toFailure(error) as object) } : { type: 'loading' }
}

const toLoadFailure = ({ message, details }: CallError): LoadFailure => ({ message, reference: details.reference })
