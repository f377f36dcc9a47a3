import { useEffect, useReducer } from 'react'
import { useLocation } from 'wouter'
import { useRun } from '../api/useRun.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { paths, pauseParam } from '../navigation/paths.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useProfileQuery } from '../session/queries.ts'
import { announce } from '../session/tabChannel.ts'
import { LimitsScreen } from './LimitsScreen.tsx'
import { lengthensPause, type PauseEvent, type PauseKind, pauseReducer, readLinkedPause } from './model.ts'
import { useLockMutation } from './queries.ts'
import { useLimitChanges } from './useLimitChanges.ts'

/** Route component of `/min-konto/begraensninger`. */
export function LimitsPage() {
  const { now } = usePageContext()
  const { limitSuggestions, playLimitSuggestions, limitRaiseHours, withdrawalBankDays } = useSystemConfig(
    'limitSuggestions',
    'playLimitSuggestions',
    'limitRaiseHours',
    'withdrawalBankDays',
  )
  const { pause, pausedUntil, send } = usePause(now)
  const { dismissNotice, ...limits } = useLimitChanges()
  return (
    <AccountLayout current="limitations">
      <LimitsScreen
        {...limits}
        rules={{ suggestions: { deposit: limitSuggestions, ...playLimitSuggestions }, raiseHours: limitRaiseHours, now }}
        bankDays={withdrawalBankDays}
        pause={pause}
        pausedUntil={pausedUntil}
        onPauseEvent={(event) => {
          if (event.type === 'chosen') dismissNotice()
          send(event)
        }}
      />
    </AccountLayout>
  )
}

/** `now`: server time, UTC ms. */
function usePause(now: number) {
  const run = useRun()
  const profile = useProfileQuery()
  const locking = useLockMutation()
  const [pause, dispatch] = useReducer(pauseReducer, { type: 'idle', lastResult: null })
  const [, navigate] = useLocation()
  const search = useRawSearch()
  const pausedUntil = pause.lastResult?.pausedUntil ?? profile.data?.pausedUntil ?? null
  // once, for the link that led here
  const linked = readLinkedPause(new URLSearchParams(search).get(pauseParam))
  const linkedKind = linked && lengthensPause(linked, pausedUntil, now) ? linked : null
  useEffect(() => {
    if (linkedKind) dispatch({ type: 'chosen', kind: linkedKind })
  }, [linkedKind])
  const startPause = async (kind: PauseKind) => {
    const result = await locking.trigger({ query: { lockUntil: kind } })
    if (!result) return
    if (result.type === 'failure') return dispatch({ type: 'failed', message: result.error.message })
    dispatch({ type: 'locked', result: result.data })
    announce(result.data.closed ? 'loggedOut' : 'paused')
    // a full page load: the player is logged out; replace() leads Back to a page that a guest may see
    if (result.data.closed) return window.location.replace(paths.accountClosed)
    await profile.mutate()
  }
  return {
    pause,
    pausedUntil,
    send: (event: PauseEvent) => {
      dispatch(event)
      if (pause.type !== 'confirming') return
      // the player declined the pause that a link asked for: Back and a reload do not ask again
      if (event.type === 'dismissed' && linked) navigate(paths.limitations, { replace: true })
      if (event.type === 'confirmed') run(startPause(pause.kind))
      // the answer may have been lost, and the pause have begun
      if (event.type === 'dismissed' && pause.error !== null) void profile.mutate()
    },
  }
}
