import { useReducer, useState } from 'react'
import { usePageContext } from '../config/PageContext.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { formatLongDate, type Ore } from '../format/index.ts'
import type { sessionCalls } from '../session/calls.ts'
import { AccountLayout, CallError, createClient, createUseCall } from '../session/index.ts'
import type { limitsCalls } from './calls.ts'
import { type LimitsData, LimitsScreen } from './LimitsScreen.tsx'
import { cancelRaise, nextPause, type Pause, type Period, type PeriodLimit, periodLimits } from './model.ts'

const useLimits = createUseCall<typeof limitsCalls>('limits')
const useSession = createUseCall<typeof sessionCalls>('session')
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
        sendPause={send}
      />
    </AccountLayout>
  )
}

function useLimitChanges() {
  const t = useTexts()
  const { data, error, mutate } = useLimits('get', {})
  const [editing, setEditing] = useState<Period | null>(null)
  const [busy, setBusy] = useState<{ readonly period: Period; readonly cancels: boolean } | null>(null)
  const [saveError, setSaveError] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const set = async (period: Period, body: Partial<Record<Period, Ore>>, cancels: boolean) => {
    if (busy) return
    setBusy({ period, cancels })
    setSaveError(null)
    try {
      const answer = await call('set', { body })
      await mutate(answer, { revalidate: false })
      const pending = periodLimits(answer).find((limit) => limit.period === period)?.pending
      setEditing(null)
      setNotice(
        cancels
          ? t('limitations.saved_cancelled')
          : pending
            ? t('limitations.saved_later', { date: formatLongDate(pending.from) })
            : t('limitations.saved_now'),
      )
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setSaveError(failure.message)
    } finally {
      setBusy(null)
    }
  }
  const shown: LimitsData = data
    ? { state: 'ready', limits: periodLimits(data) }
    : error
      ? { state: 'error', message: error.message, reference: error.details.reference }
      : { state: 'loading' }
  return {
    data: shown,
    editing,
    saving: busy !== null && !busy.cancels,
    cancelling: busy?.cancels ? busy.period : null,
    saveError,
    notice,
    onRetry: () => void mutate(),
    onEdit: (period: Period | null) => {
      setEditing(period)
      setSaveError(null)
    },
    onSave: (period: Period, amount: Ore) => void set(period, { [period]: amount }, false),
    onCancelRaise: (limit: PeriodLimit) => {
      const body = cancelRaise(limit)
      if (body) void set(limit.period, body, true)
    },
  }
}

function usePause() {
  const profile = useSession('profile', {})
  const [pause, send] = useReducer(nextPause, { at: 'idle', taken: null })
  const lock = async (kind: Pause) => {
    try {
      send({ type: 'locked', taken: await call('lock', { query: { lockUntil: kind } }) })
      await profile.mutate()
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      send({ type: 'failed', message: failure.message })
    }
  }
  return {
    pause,
    pausedUntil: pause.taken?.pausedUntil ?? profile.data?.pausedUntil ?? null,
    send: (event: Parameters<typeof nextPause>[1]) => {
      send(event)
      if (event.type === 'confirmed' && pause.at === 'confirming') void lock(pause.pause)
    },
  }
}
