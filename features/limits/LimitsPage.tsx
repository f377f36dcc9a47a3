import { useReducer, useState } from 'react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { paths } from '../content/paths.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import type { Ore } from '../format/money.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { limitsCalls } from './calls.ts'
import { type LimitChangeState, type LimitsData, LimitsScreen } from './LimitsScreen.tsx'
import { cancelRaiseBody, type PauseEvent, type PauseKind, type PeriodLimit, pauseReducer, periodLimits } from './model.ts'

const useLimitsQuery = createQueryHook<typeof limitsCalls>('limits')
const useLimitsMutation = createMutationHook<typeof limitsCalls>('limits')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')

/** Route component of `/min-konto/begraensninger`. */
export function LimitsPage() {
  const { now } = usePageContext()
  const { limitSuggestions, limitRaiseHours, withdrawalBankDays } = useSystemConfig(
    'limitSuggestions',
    'limitRaiseHours',
    'withdrawalBankDays',
  )
  const { pause, pausedUntil, send } = usePause()
  const limits = useLimitChanges()
  return (
    <AccountLayout current="limitations">
      <LimitsScreen
        {...limits}
        rules={{ suggestions: limitSuggestions, raiseHours: limitRaiseHours, now }}
        bankDays={withdrawalBankDays}
        pause={pause}
        pausedUntil={pausedUntil}
        onPauseEvent={send}
      />
    </AccountLayout>
  )
}

function useLimitChanges() {
  const t = useTranslations()
  const { data, error, mutate } = useLimitsQuery('get', {})
  const setting = useLimitsMutation('set')
  const [editing, setEditing] = useState<LimitPeriod | null>(null)
  /** What the latest change does. */
  const [changing, setChanging] = useState<{ type: 'set' } | { type: 'align' } | { type: 'cancel'; period: LimitPeriod }>({ type: 'set' })
  const [notice, setNotice] = useState<string | null>(null)

  /** Sends limits, shows those that apply then and closes the form. Resolves with all limits; undefined after a failure. */
  const sendLimits = async (body: Partial<Record<LimitPeriod, Ore>>): Promise<readonly PeriodLimit[] | undefined> => {
    const result = await setting.trigger({ body })
    if (result?.type !== 'success') return undefined
    await mutate(result.data, { revalidate: false })
    setEditing(null)
    return periodLimits(result.data)
  }
  const save = async (period: LimitPeriod, amount: Ore) => {
    if (setting.busy) return
    setChanging({ type: 'set' })
    const saved = await sendLimits({ [period]: amount })
    if (!saved) return
    const pending = saved.find((limit) => limit.period === period)?.pending
    setNotice(pending ? t('limitations.saved_later', { date: formatLongDate(pending.effectiveAt) }) : t('limitations.saved_now'))
  }
  const cancelRaise = async (limit: PeriodLimit) => {
    const body = cancelRaiseBody(limit)
    if (!body || setting.busy) return
    setChanging({ type: 'cancel', period: limit.period })
    if (await sendLimits(body)) setNotice(t('limitations.saved_cancelled'))
  }
  const align = async (amounts: Partial<Record<LimitPeriod, Ore>>) => {
    if (setting.busy) return
    setChanging({ type: 'align' })
    if (await sendLimits(amounts)) setNotice(t('limitations.saved_aligned'))
  }
  const limitsData: LimitsData = data
    ? { type: 'ready', limits: periodLimits(data) }
    : error
      ? { type: 'error', message: error.message, reference: error.details.reference }
      : { type: 'loading' }
  const change: LimitChangeState = {
    editing,
    saving: setting.busy && changing.type === 'set',
    aligning: setting.busy && changing.type === 'align',
    cancelling: setting.busy && changing.type === 'cancel' ? changing.period : null,
    error: setting.error,
    notice,
  }
  return {
    data: limitsData,
    change,
    onRetry: () => void mutate(),
    onEdit: (period: LimitPeriod | null) => {
      setEditing(period)
      if (!setting.busy) setting.reset() // the failure of a change belongs to its form
    },
    onSave: (period: LimitPeriod, amount: Ore) => void save(period, amount),
    onCancelRaise: (limit: PeriodLimit) => void cancelRaise(limit),
    onAlign: (amounts: Partial<Record<LimitPeriod, Ore>>) => void align(amounts),
  }
}

function usePause() {
  const profile = useSessionQuery('profile', {})
  const locking = useLimitsMutation('lock')
  const [pause, dispatch] = useReducer(pauseReducer, { type: 'idle', lastResult: null })
  const startPause = async (kind: PauseKind) => {
    const result = await locking.trigger({ query: { lockUntil: kind } })
    if (!result) return
    if (result.type === 'failure') return dispatch({ type: 'failed', message: result.error.message })
    dispatch({ type: 'locked', result: result.data })
    // a full page load: the player is logged out; replace() leads Back to a page that a guest may see
    if (result.data.closed) return window.location.replace(paths.accountClosed)
    await profile.mutate()
  }
  return {
    pause,
    pausedUntil: pause.lastResult?.pausedUntil ?? profile.data?.pausedUntil ?? null,
    send: (event: PauseEvent) => {
      dispatch(event)
      if (event.type === 'confirmed' && pause.type === 'confirming') void startPause(pause.kind)
    },
  }
}
