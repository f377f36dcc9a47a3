import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { sendCall } from './client.ts'
import { type CallInput, type CallOutput, type CallTable, callKey } from './contract.ts'
import type { CallError } from './errors.ts'

/**
 * Reads a call through SWR under the key that the server filled (`callKey`). `null` as input waits.
 * Usage: `const useLimitsCall = createUseCall<typeof limitsCalls>('limits')`, then `useLimitsCall('get', {})`.
 */
export const createUseCall =
  <T extends CallTable>(feature: string) =>
  <N extends keyof T & string>(
    call: N,
    input: CallInput<T[N]> | null,
    options?: SWRConfiguration<CallOutput<T[N]>, CallError>,
  ): SWRResponse<CallOutput<T[N]>, CallError> =>
    useSWR<CallOutput<T[N]>, CallError>(
      input && callKey(`${feature}.${call}`, input),
      () => sendCall(`${feature}.${call}`, input ?? {}) as Promise<CallOutput<T[N]>>, // parsed by the own server with this very schema
      options,
    )
