import { useEffect, useState } from 'react'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import { readHistoryState } from '../navigation/historyState.ts'
import { useSearchReducer } from '../navigation/useSearchReducer.ts'
import { initialLocation, parseDepositSearch, toDepositSearch } from './depositUrl.ts'
import { type DepositEvent, type DepositState, depositReducer, stateFromLocation, toLocation } from './model.ts'

/** The payment of a history entry's payment step: its idempotency key, and whether the request was sent. */
interface StoredAttempt {
  key: string
  sent: boolean
}

const isStoredAttempt = (value: unknown): value is StoredAttempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'sent' in value &&
  typeof value.sent === 'boolean'

function readStoredAttempt(): StoredAttempt | undefined {
  const value = readHistoryState('deposit')
  return isStoredAttempt(value) ? value : undefined
}

const toStoredAttempt = (state: DepositState): StoredAttempt | undefined =>
  'idempotencyKey' in state ? { key: state.idempotencyKey, sent: state.type !== 'payment' } : undefined

/** Key of the current history entry, or a new one. */
const entryIdempotencyKey = () => readStoredAttempt()?.key ?? createIdempotencyKey()

/**
 * The deposit's state, in step with the URL. A receipt replaces the history entry of its payment step, so that going back from it leads to
 * the amount, never to a payment. `chosenBonusCode` and `hasBonusField`: see `useDeposit`.
 */
export function useDepositState(chosenBonusCode: string, hasBonusField: boolean) {
  const parse = (search: string) => parseDepositSearch(search, hasBonusField)
  const parseWithDefault = (search: string) => initialLocation(parse(search), hasBonusField ? chosenBonusCode : '')
  const { state, ...machine } = useSearchReducer<DepositState, DepositEvent>({
    reducer: depositReducer,
    initialState: (search) => stateFromLocation(parseWithDefault(search), entryIdempotencyKey()),
    toSearch: (next) => toDepositSearch(toLocation(next)),
    canonicalSearch: (search) => toDepositSearch(parse(search)),
    toNavigationEvent: (search) => ({ type: 'moved', location: parseWithDefault(search), idempotencyKey: entryIdempotencyKey() }),
    replacesEntry: (previous, next) => {
      const { step } = toLocation(next)
      return step === 'receipt' || step === toLocation(previous).step
    },
    toEntryState: (next) => ({ deposit: toStoredAttempt(next) }),
  })
  return { ...machine, state, interrupted: useInterruptedPayment(state) }
}

/** Whether a reload interrupted a payment of this payment step. Known after hydration only: the server has no history state. */
function useInterruptedPayment(state: DepositState): boolean {
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const stored = readStoredAttempt()
    setInterrupted(state.type === 'payment' && stored?.sent === true && stored.key === state.idempotencyKey)
  }, [state])
  return interrupted
}
