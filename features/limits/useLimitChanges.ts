import { useState } from 'react'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import { isUncertain } from '../api/errors.ts'
import { toLoadable } from '../api/Loadable.ts'
import { useRun } from '../api/useRun.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import type { LimitChangeState } from './LimitsScreen.tsx'
import { cancellingValue, isSameLimit, type LimitId, type PeriodLimit, periodLimits, toPeriodLimits } from './model.ts'
import { useDepositLimitsQuery, usePlayLimitsQuery, useSetDepositLimitsMutation, useSetPlayLimitsMutation } from './queries.ts'

type Changing = { type: 'set' } | { type: 'align' } | { type: 'cancel'; limit: LimitId }

/** The limits of deposits and of the play, and the player's changes to them. */
export function useLimitChanges() {
  const run = useRun()
  const t = useTranslations()
  const deposit = useDepositLimitsQuery()
  const play = usePlayLimitsQuery()
  const settingDeposit = useSetDepositLimitsMutation()
  const settingPlay = useSetPlayLimitsMutation()
  const [editing, setEditing] = useState<LimitId | null>(null)
  /** What the latest change does. */
  const [changing, setChanging] = useState<Changing>({ type: 'set' })
  const [notice, setNotice] = useState<string | null>(null)
  const busy = settingDeposit.busy || settingPlay.busy

  /** Sends deposit limits, shows those that apply then and closes the form. Resolves with all of them; undefined after a failure. */
  const sendDeposit = async (body: Partial<Record<LimitPeriod, number>>): Promise<readonly PeriodLimit[] | undefined> => {
    const result = await settingDeposit.trigger({ body })
    if (result?.type !== 'success') return undefined
    await deposit.mutate(result.data, { revalidate: false })
    setEditing(null)
    return periodLimits(result.data)
  }
  /** As above, one limit on the play; null removes it. */
  const sendPlay = async (body: Parameters<typeof settingPlay.trigger>[0]['body']): Promise<readonly PeriodLimit[] | undefined> => {
    const result = await settingPlay.trigger({ body })
    if (result?.type !== 'success') return undefined
    await play.mutate(result.data, { revalidate: false })
    setEditing(null)
    return toPeriodLimits(result.data.limits)
  }
  const begin = (change: Changing) => {
    setChanging(change)
    setNotice(null)
  }
  const send = async ({ kind, period }: LimitId, value: number | null) => {
    settingDeposit.reset()
    settingPlay.reset()
    if (kind !== 'deposit' && period !== 'year') return sendPlay({ kind, period, value })
    return value === null ? undefined : sendDeposit({ [period]: value })
  }
  const save = async (id: LimitId, value: number | null) => {
    if (busy) return
    begin({ type: 'set' })
    const pending = (await send(id, value))?.find((limit) => isSameLimit(id, limit))?.pending
    if (pending === undefined) return
    const text = value === null ? 'limitations.saved_removed' : 'limitations.saved_later'
    setNotice(pending ? t(text, { date: formatLongDate(pending.effectiveAt) }) : t('limitations.saved_now'))
  }
  const cancelRaise = async (limit: PeriodLimit) => {
    const value = cancellingValue(limit)
    if (value === null || busy) return
    begin({ type: 'cancel', limit })
    if (await send(limit, value)) setNotice(t('limitations.saved_cancelled'))
  }
  const align = async (amounts: Partial<Record<LimitPeriod, number>>) => {
    if (busy) return
    begin({ type: 'align' })
    if (await sendDeposit(amounts)) setNotice(t('limitations.saved_aligned'))
  }
  const reload = () => {
    void deposit.mutate()
    void play.mutate()
  }
  const changeError = settingDeposit.error ?? settingPlay.error
  const limits = deposit.data && play.data && [...periodLimits(deposit.data), ...toPeriodLimits(play.data.limits)]
  const change: LimitChangeState = {
    editing,
    saving: busy && changing.type === 'set',
    aligning: busy && changing.type === 'align',
    cancelling: busy && changing.type === 'cancel' ? changing.limit : null,
    error: changeError,
    notice,
  }
  return {
    data: toLoadable({ data: limits, error: deposit.error ?? play.error }),
    change,
    onRetry: reload,
    onEdit: (limit: LimitId | null) => {
      setEditing(limit)
      if (limit) setNotice(null)
      if (busy) return
      // the change whose form is closed here may have been stored
      if (changeError && isUncertain(changeError.code)) reload()
      settingDeposit.reset() // the failure of a change belongs to its form
      settingPlay.reset()
    },
    onSave: (limit: LimitId, value: number | null) => run(save(limit, value)),
    onCancelRaise: (limit: PeriodLimit) => run(cancelRaise(limit)),
    onAlign: (amounts: Partial<Record<LimitPeriod, number>>) => run(align(amounts)),
    /** Removes the notice about the latest change. */
    dismissNotice: () => setNotice(null),
  }
}
