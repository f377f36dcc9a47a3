import { useReducer } from 'react'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import type { Ore } from '../format/money.ts'
import { useSearchState } from '../navigation/useSearchState.ts'
import { useAccountSummary } from '../session/queries.ts'
import { useReloadBlock } from '../session/reloadBlock.ts'
import {
  initialWithdrawalState,
  parseWithdrawalSearch,
  toWithdrawalFailure,
  toWithdrawalSearch,
  type WithdrawalDraft,
  withdrawalReducer,
} from './model.ts'
import { useRequestWithdrawalMutation, useWithdrawalStatusQuery } from './queries.ts'

/** A withdrawal: its state, and what the player can do. `startStepUp` leaves the page for the identity provider, which returns to its URL. */
export function useWithdrawal(startStepUp: () => void) {
  const status = useWithdrawalStatusQuery()
  const { mutate: revalidateSummary } = useAccountSummary()
  const request = useRequestWithdrawalMutation()
  const [draft, setDraft] = useSearchState(parseWithdrawalSearch, toWithdrawalSearch)
  const confirmedUntil = status.data?.confirmedUntil ?? null
  const [state, dispatch] = useReducer(withdrawalReducer, null, () => initialWithdrawalState(draft, confirmedUntil))
  useReloadBlock(request.busy)

  const send = async (wanted: WithdrawalDraft, onStepUp: () => void) => {
    const result = await request.trigger({ body: { amount: wanted.amount }, idempotencyKey: wanted.key })
    if (!result) return
    if (result.type === 'success') {
      dispatch({ type: 'requested', withdrawal: result.data })
      setDraft(null)
    } else if (result.error.code === 'ERR_STEP_UP_REQUIRED') return onStepUp()
    else dispatch({ type: 'failed', failure: toWithdrawalFailure(result.error) })
    await Promise.all([status.mutate(), revalidateSummary()])
  }

  /** The same amount keeps its key: it may have been requested before a reload. */
  const submit = async (amount: Ore) => {
    const wanted = draft?.amount === amount ? draft : { amount, key: createIdempotencyKey() }
    setDraft(wanted)
    if (confirmedUntil !== null) return dispatch({ type: 'confirmed', draft: wanted })
    await send(wanted, startStepUp)
  }
  /** The last confirmation. An identity that is no longer confirmed leads back to the amount. */
  const confirm = async () => {
    if (state.type !== 'confirming') return
    await send(state.draft, () => {
      dispatch({ type: 'failed', failure: { kind: 'stepUp', message: '', reference: null } })
      void status.mutate()
    })
  }
  return { status, state, busy: request.busy, submit, confirm, edit: () => dispatch({ type: 'edited' }) } as const
}
