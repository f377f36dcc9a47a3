import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { sendCall } from './client.ts'
import { type CallInput, type CallOutput, type CallTable, callKey } from './contract.ts'
import type { CallError } from './errors.ts'

/**
 * Creates a hook that queries a feature's calls through SWR, under the server's key (`callKey`). A `null` input disables the query.
 * Usage: `const useLimitsQuery = createQueryHook<typeof limitsCalls>('limits')`, then `useLimitsQuery('get', {})`.
 */
export const createQueryHook =
  <T extends CallTable>(feature: string) =>
  <N extends keyof T & string>(
    call: N,
    input: CallInput<T[N]> | null,
    options?: SWRConfiguration<CallOutput<T[N]>, CallError>,
  ): SWRResponse<CallOutput<T[N]>, CallError> =>
    useSWR<CallOutput<T[N]>, CallError>(
      input && callKey(`${feature}.${call}`, input),
      () => sendCall(`${feature}.${call}`, input ?? {}) as Promise<CallOutput<T[N]>>, // parsed by the site server with this schema
      options,
    )
