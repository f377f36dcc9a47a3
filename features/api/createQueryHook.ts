import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { CallName, CallOf } from '../callTables.ts'
import { type CallResponse, requestCall } from './client.ts'
import { type CallInput, callKey } from './contract.ts'
import type { CallError } from './errors.ts'

type QueryArguments<I, O> = keyof I extends never
  ? [input?: I | null, options?: SWRConfiguration<O, CallError>]
  : [input: I | null, options?: SWRConfiguration<O, CallError>]

/**
 * Creates the hook that queries a call through SWR, under the server's key (`callKey`). A `null` input disables the query.
 * Usage, in the feature's `queries.ts`: `export const useProfileQuery = createQueryHook('session.profile')`.
 */
export const createQueryHook =
  <N extends CallName>(name: N) =>
  (...[input, options]: QueryArguments<CallInput<CallOf<N>>, CallResponse<N>>): SWRResponse<CallResponse<N>, CallError> =>
    useSWR<CallResponse<N>, CallError>(input === null ? null : callKey(name, input), () => requestCall(name, input ?? {}), options)
