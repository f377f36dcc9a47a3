import { useReducer } from 'react'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { CallResult } from '../api/settleCall.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { useAccountSummary, useProfileQuery } from '../session/queries.ts'
import type { AccountBonus } from './calls.ts'
import { type AccountBonusesNotice, accountBonusesReducer, initialAccountBonusesState } from './model.ts'
import {
  useAccountBonusesQuery,
  useBonusOfferMutation,
  useCancelBonusMutation,
  useCancelChoiceMutation,
  useJoinBonusMutation,
} from './queries.ts'

/** The player's bonuses, and what the player can do with them. Every change revalidates the balances and the chosen bonus. */
export function useAccountBonuses() {
  const t = useTranslations()
  const bonuses = useAccountBonusesQuery()
  const profile = useProfileQuery()
  const summary = useAccountSummary()
  const looking = useBonusOfferMutation()
  const joining = useJoinBonusMutation()
  const cancelling = useCancelBonusMutation()
  const removing = useCancelChoiceMutation()
  const [state, dispatch] = useReducer(accountBonusesReducer, initialAccountBonusesState)

  const look = async (code: string) => {
    const result = await looking.trigger({ body: { code } })
    if (!result) return
    if (result.type === 'failure') dispatch({ type: 'failed', message: result.error.message })
    else if (result.data.refusal) dispatch({ type: 'failed', message: t('campaign.refused', { reason: result.data.refusal }) })
    else dispatch({ type: 'offered', offer: result.data.offer })
  }
  const settle = async (result: CallResult<unknown> | undefined, notice: AccountBonusesNotice) => {
    if (!result) return
    dispatch(result.type === 'success' ? { type: 'done', notice } : { type: 'failed', message: result.error.message })
    // after a failure too: an answer may have been lost
    await Promise.all([bonuses.mutate(), profile.mutate(), summary.mutate()])
  }
  const join = async ({ bonusCode, trigger }: OfferedBonus) =>
    settle(await joining.trigger({ query: { bonusCode } }), trigger === 'code' ? 'granted' : 'chosen')
  const cancel = async ({ id }: AccountBonus) => settle(await cancelling.trigger({ body: { bonusId: id } }), 'cancelled')
  const removeChoice = async () => settle(await removing.trigger(), 'removed')
  const busy = looking.busy || joining.busy || cancelling.busy || removing.busy
  return { bonuses, pausedUntil: profile.data?.pausedUntil ?? null, state, dispatch, busy, look, join, cancel, removeChoice } as const
}
