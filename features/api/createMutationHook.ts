import { useRef } from 'react'
import useSWRMutation from 'swr/mutation'
import type { CallName, CallOf } from '../callTables.ts'
import { type CallResponse, requestCall } from './client.ts'
import type { CallDefinition, CallInput } from './contract.ts'
import { type CallError, isUncertain } from './errors.ts'
import { createIdempotencyKey } from './idempotencyKey.ts'
import { reportSessionRefusal } from './sessionRefusal.ts'
import { type CallResult, settleCall } from './settleCall.ts'

/** Input of a mutation. A call that moves money takes an idempotency key; without one the hook chooses it. */
type MutationInput<C extends CallDefinition> = C['idempotent'] extends true
  ? Omit<CallInput<C>, 'idempotencyKey'> & { idempotencyKey?: string }
  : CallInput<C>

/** `idempotent` repeats the call table's flag, which the browser does not have; the type demands it where the table has it. */
type MutationOptions<C extends CallDefinition> = C['idempotent'] extends true ? [options: { idempotent: true }] : []

type TriggerArgs<I> = keyof I extends never ? [input?: I] : [input: I]

export interface Mutation<N extends CallName> {
  /** Sends the call and resolves with its result. While it is running a further trigger sends nothing and resolves with undefined. */
  trigger(...[input]: TriggerArgs<MutationInput<CallOf<N>>>): Promise<CallResult<CallResponse<N>> | undefined>
  busy: boolean
  /** Failure of the last trigger; null while one is running. */
  error: CallError | null
  reset(): void
}

/**
 * Creates the hook of a call that changes something, sent on the player's command.
 * Usage, in the feature's `queries.ts`: `export const useSetLimitsMutation = createMutationHook('limits.set')`, then `trigger({…})`.
 * A refusal for want of a session has the session checked, whose dialog leads to the login.
 * A repetition after an uncertain failure carries the same idempotency key, so that it cannot happen twice.
 */
export const createMutationHook =
  <N extends CallName>(name: N, ...[options]: MutationOptions<CallOf<N>>) =>
  (): Mutation<N> => {
    const running = useRef(false)
    const attempt = useRef<{ input: string; key: string }>(undefined)
    const { trigger, data, isMutating, reset } = useSWRMutation<CallResult<CallResponse<N>>, Error, string, object>(
      name,
      (_, { arg }) => settleCall(requestCall(name, arg)),
      { revalidate: false },
    )

    const withKey = (input: object & { idempotencyKey?: string }): object => {
      if (!options?.idempotent || input.idempotencyKey) return input
      const same = JSON.stringify(input)
      if (attempt.current?.input !== same) attempt.current = { input: same, key: createIdempotencyKey() }
      return { ...input, idempotencyKey: attempt.current.key }
    }
    return {
      trigger: async (input?: object) => {
        if (running.current) return undefined
        running.current = true
        try {
          const result = await trigger(withKey(input ?? {}))
          if (result.type === 'success' || !isUncertain(result.error.code)) attempt.current = undefined
          if (result.type === 'failure' && result.error.code === 'ERR_UNAUTHENTICATED') reportSessionRefusal()
          return result
        } finally {
          running.current = false
        }
      },
      busy: isMutating,
      error: !isMutating && data?.type === 'failure' ? data.error : null,
      reset,
    }
  }
