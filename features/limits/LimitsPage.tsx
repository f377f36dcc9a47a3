import { useReducer, useState } from 'react'
import { createClient } from '../api/client.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import type { Ore } from '../format/money.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { limitsCalls } from './calls.ts'
import { type LimitsData, LimitsScreen } from './LimitsScreen.tsx'
import { cancelRaiseBody, type LimitPeriod, type PauseKind, type PeriodLimit, pauseReducer, periodLimits } from './model.ts'

const useLimitsQuery = createQueryHook<typeof limitsCalls>('limits')
const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const call = createClient<typeof limitsCalls>('limits')

/** Route component of `/min-konto/begraensninger`. */
export function LimitsPage() {
  const { system, now } = usePageContext()
  const { pause, pausedUntil, send } = usePause()
  const limits = useLimitChanges()
  return (
    <AccountLayout current="limitations">
      <LimitsScreen
        {...limits}
        suggestions={system.limitSuggestions}
        raiseHours={system.limitRaiseHours}
        now={now}
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
  const [editing, setEditing] = useState<LimitPeriod | null>(null)
  const [inFlight, setInFlight] = useState<{ period: LimitPeriod; cancels: boolean } | null>(null)
  const [saveError, setSaveError] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const saveLimits = async (period: LimitPeriod, body: Partial<Record<LimitPeriod, Ore>>, cancels: boolean) => {
    if (inFlight) return
    setInFlight({ period, cancels })
    setSaveError(null)
    try {
      const response = await call('set', { body })
      await mutate(response, { revalidate: false })
      const pending = periodLimits(response).find((limit) => limit.period === period)?.pending
      setEditing(null)
      setNotice(
        cancels
          ? t('limitations.saved_cancelled')
          : pending
            ? t('limitations.saved_later', { date: formatLongDate(pending.effectiveAt) })
            : t('limitations.saved_now'),
      )
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setSaveError(failure.message)
    } finally {
      setInFlight(null)
    }
  }
  const limitsData: LimitsData = data
    ? { type: 'ready', limits: periodLimits(data) }
    : error
      ? { type: 'error', message: error.message, reference: error.details.reference }
      : { type: 'loading' }
  return {
    data: limitsData,
    editing,
    saving: inFlight !== null && !inFlight.cancels,
    cancelling: inFlight?.cancels ? inFlight.period : null,
    saveError,
    notice,
    onRetry: () => void mutate(),
    onEdit: (period: LimitPeriod | null) => {
      setEditing(period)
      setSaveError(null)
    },
    onSave: (period: LimitPeriod, amount: Ore) => void saveLimits(period, { [period]: amount }, false),
    onCancelRaise: (limit: PeriodLimit) => {
      const body = cancelRaiseBody(limit)
      if (body) void saveLimits(limit.period, body, true)
    },
  }
}

function usePause() {
  const profile = useSessionQuery('profile', {})
  const [pause, dispatch] = useReducer(pauseReducer, { type: 'idle', lastResult: null })
  const startPause = async (kind: PauseKind) => {
    try {
      dispatch({ type: 'locked', result: await call('lock', { query: { lockUntil: kind } }) })
      await profile.mutate()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      dispatch({ type: 'failed', message: failure.message })
    }
  }
  return {
    pause,
    pausedUntil: pause.lastResult?.pausedUntil ?? profile.data?.pausedUntil ?? null,
    send: (event: Parameters<typeof pauseReducer>[1]) => {
      dispatch(event)
      if (event.type === 'confirmed' && pause.type === 'confirming') void startPause(pause.kind)
    },
  }
}
